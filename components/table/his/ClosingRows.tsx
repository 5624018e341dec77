import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import type { PieceName } from '@/components/pieces/pieces';
import { AppText } from '@/components/ui/AppText';
import type { Step } from '@/engine';
import type { Refilled } from '@/i18n/shape/turn';
import { turnWords } from '@/i18n/turn';
import { useWords } from '@/i18n/useWords';

import { InstructionRow } from './StepRow';

const ICON = 44;

/** What his turn used up and its end fills again; decrees and the next building are part of their steps. */
function refilledAfter(steps: readonly Step[]): readonly Refilled[] {
  const done = (action: string): boolean =>
    steps.some((step) => 'action' in step && step.done && step.action === action);
  return [...(done('store') ? (['city-tile'] as const) : []), ...(done('cardinal') ? (['clergy-tile'] as const) : [])];
}

const churchScored = (steps: readonly Step[]): boolean => steps.some((step) => step.rule === 'church.scoring');

/** What the hands do once his steps are done: the Cardinal stands up again, the displays are filled. */
export function ClosingRows({ steps }: { readonly steps: readonly Step[] }) {
  const { closing } = useWords(turnWords);
  const refilled = refilledAfter(steps);
  return (
    <>
      {churchScored(steps) && <Closing piece="cardinal" text={closing.standUp} />}
      {refilled.length > 0 && (
        <Closing piece={refilled.includes('city-tile') ? 'store' : 'clergy'} text={closing.refill(refilled)} />
      )}
    </>
  );
}

function Closing({ piece, text }: { readonly piece: PieceName; readonly text: string }) {
  return (
    <View role="listitem">
      <InstructionRow icon={<PieceIcon piece={piece} size={ICON} />}>
        <AppText style={{ flex: 1 }}>{text}</AppText>
      </InstructionRow>
    </View>
  );
}
