import { ArchitectIcon, BuildingIcon } from '@/components/pieces/BuildingIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column, Row } from '@/components/ui/layout';
import { UNKNOWN, type GameState, type Override } from '@/engine';
import { lineWords } from '@/i18n/lines';
import { useWords } from '@/i18n/useWords';

import { PictureChoice, Pictures } from '../PictureChoice';
import { targetsAt, type Differs } from './useDiffers';

interface MapQuestionProps {
  readonly state: GameState;
  readonly differs: Differs;
  readonly onChoose: (override: Override) => void;
}

/** What is asked below the map: where it was, then what only the place cannot say. */
export function MapQuestion({ state, differs: { asked, close }, onChoose }: MapQuestionProps) {
  const words = useWords(lineWords).instead;
  if (asked === null) return null;
  const choose = (target: Override): void => {
    close();
    onChoose(target);
  };
  const here = asked.place === null ? [] : targetsAt(asked, asked.place);
  const skip = asked.targets.find(({ kind }) => kind === 'skip');
  return (
    <Column gap="s">
      <Question targets={asked.targets} here={here} />
      {here.length > 0 && (
        <Pictures>
          {here.map((target) => (
            <Kind key={JSON.stringify(target)} state={state} target={target} onPress={() => choose(target)} />
          ))}
        </Pictures>
      )}
      <Row gap="s">
        {skip !== undefined && <Button kind="secondary" label={words.skip} onPress={() => choose(skip)} />}
        <Button kind="quiet" label={words.cancel} onPress={close} />
      </Row>
    </Column>
  );
}

function Question({ targets, here }: { readonly targets: readonly Override[]; readonly here: readonly Override[] }) {
  const words = useWords(lineWords).instead;
  const [first] = here;
  const text =
    first?.kind === 'store'
      ? words.street(first.space)
      : first?.kind === 'building'
        ? words.architect(first.site)
        : targets.some(({ kind }) => kind === 'store')
          ? words.space
          : words.site;
  return (
    <AppText variant="label" live>
      {text}
    </AppText>
  );
}

interface KindProps {
  readonly state: GameState;
  readonly target: Override;
  readonly onPress: () => void;
}

/** The street a store faces, or the architect whose building it is. */
function Kind({ state: { available }, target, onPress }: KindProps) {
  const words = useWords(lineWords).instead;
  if (target.kind === 'store')
    return (
      <PictureChoice
        icon={<GoodIcon good={target.good} size={40} />}
        label={words.facing(target.good)}
        onPress={onPress}
      />
    );
  if (target.kind !== 'building') return null;
  const { architect } = target;
  const face = available[architect];
  const icon =
    face === UNKNOWN || face === null ? (
      <ArchitectIcon architect={architect} size={40} />
    ) : (
      <BuildingIcon colours={face} architect={architect} size={40} />
    );
  return <PictureChoice icon={icon} label={words.of(architect)} onPress={onPress} />;
}
