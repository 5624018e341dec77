import { PieceIcon } from '@/components/pieces/PieceIcon';
import { StateActionIcon } from '@/components/pieces/StateActionIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import type { NobleAction, OfferedAction, StateAction, YourQuestion } from '@/engine';
import { refusalWords } from '@/i18n/refusals';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { ChoiceTile, TileRow } from '../../ChoiceTile';
import { useRefused } from '../useRefused';
import type { YourMove } from '../useYourMove';

const ICON = 32;
const OWN = { store: 'store', decrees: 'decree', building: 'house' } as const satisfies Readonly<
  Record<NobleAction, string>
>;

interface FirstQuestionProps {
  readonly move: YourMove;
  readonly question: Extract<YourQuestion, { readonly ask: 'first' }>;
}

/** The state actions of the noble beside an equal "neither"; whoever follows takes one of all three actions instead. */
export function FirstQuestion({ move, question: { actions, own, follows } }: FirstQuestionProps) {
  const words = useWords(yourMoveWords);
  return (
    <TileRow basis={80}>
      {actions.map((offer) => (
        <ActionTile key={offer.action} offer={offer} onPress={() => move.first(offer.action)} />
      ))}
      {follows ? (
        <ActionTile offer={own} onPress={() => move.first('neither')} />
      ) : (
        <ChoiceTile
          name={words.neither}
          label={words.neither}
          icon={<UiIcon name="minus" size={ICON} />}
          onPress={() => move.first('neither')}
        />
      )}
    </TileRow>
  );
}

interface ActionTileProps {
  readonly offer: OfferedAction<StateAction | NobleAction>;
  readonly onPress: () => void;
}

const isState = (action: StateAction | NobleAction): action is StateAction => !(action in OWN);

function ActionTile({ offer: { action, refusal }, onPress }: ActionTileProps) {
  const words = useWords(yourMoveWords);
  const { reasons } = useWords(refusalWords);
  const t = useTranslate();
  const refused = useRefused();
  return (
    <ChoiceTile
      name={words.actionName[action]}
      label={words.action[action]}
      icon={
        isState(action) ? (
          <StateActionIcon action={action} size={ICON} />
        ) : (
          <PieceIcon piece={OWN[action]} size={ICON} />
        )
      }
      why={refusal === null ? undefined : say(reasons, refusal, t)}
      onPress={() => (refusal === null ? onPress() : refused(refusal, []))}
    />
  );
}
