import { AppText } from '@/components/ui/AppText';
import { AnswerSurface } from '@/components/ui/AnswerSurface';
import { RadioGroup, type Choosable } from '@/components/ui/RadioGroup';
import { RADIUS } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { notOnPaper } from '@/components/ui/platform';

import { LAYERS, type Layer } from './figures';
import { useBoardWords } from './useBoardWords';

interface LayerBarProps {
  readonly layer: Layer;
  readonly onLayer: (layer: Layer) => void;
}

/** What the map writes on its places: one line of five, smaller than a question, for it is none. */
export function LayerBar({ layer, onLayer }: LayerBarProps) {
  const colors = useColors();
  const words = useBoardWords().board.layer;
  return (
    <RadioGroup
      {...notOnPaper}
      label={words.name}
      values={LAYERS}
      value={layer}
      onChange={onLayer}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 2, borderRadius: RADIUS.m, backgroundColor: colors.sunken }}
    >
      {(value, answer) => <LayerButton label={words[value]} {...answer} />}
    </RadioGroup>
  );
}

function LayerButton({ label, ...answer }: Choosable & { readonly label: string }) {
  return (
    <AnswerSurface
      {...answer}
      label={label}
      look="filled"
      style={{ flexGrow: 1, alignItems: 'center', paddingHorizontal: 3, borderRadius: RADIUS.m }}
    >
      <AppText variant="small" align="center" tone={answer.chosen ? 'onPrimary' : 'ink'} style={{ fontWeight: '700' }}>
        {label}
      </AppText>
    </AnswerSurface>
  );
}
