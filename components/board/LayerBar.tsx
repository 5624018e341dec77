import { AppText } from '@/components/ui/AppText';
import { AnswerSurface } from '@/components/ui/AnswerSurface';
import { RadioGroup, type Choosable } from '@/components/ui/RadioGroup';
import { share, WRAP } from '@/components/ui/arrange';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { notOnPaper } from '@/components/ui/platform';

import { LAYERS, type Layer } from './figures';
import { LayerSign } from './LayerSign';
import { useBoardWords } from './useBoardWords';

interface LayerBarProps {
  readonly layer: Layer;
  readonly onLayer: (layer: Layer) => void;
}

/** What the map writes on its places: each with the sign the button shows while it is on. */
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
      style={{ ...WRAP, gap: 2, borderRadius: RADIUS.m, backgroundColor: colors.sunken }}
    >
      {(value, answer) => <LayerAnswer layer={value} label={words[value]} {...answer} />}
    </RadioGroup>
  );
}

interface LayerAnswerProps extends Choosable {
  readonly layer: Layer;
  readonly label: string;
}

function LayerAnswer({ layer, label, ...answer }: LayerAnswerProps) {
  const colors = useColors();
  return (
    <AnswerSurface
      {...answer}
      label={label}
      look="filled"
      style={{ ...share('30%'), maxWidth: '33%', alignItems: 'center', padding: SPACE.xs, borderRadius: RADIUS.m }}
    >
      <LayerSign layer={layer} color={answer.chosen ? colors.onPrimary : colors.ink} />
      <AppText variant="small" align="center" tone={answer.chosen ? 'onPrimary' : 'ink'} style={{ fontWeight: '700' }}>
        {label}
      </AppText>
    </AnswerSurface>
  );
}
