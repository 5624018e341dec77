import { useState, type ReactNode } from 'react';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/layout';
import { Segment } from '@/components/ui/Segment';
import { Stepper } from '@/components/ui/Stepper';
import { MAX_CLERGY_WIGS, isPlainTile, type Answer, type ChurchChoice, type ClergyTile, type Discard } from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

import { PictureChoice, Pictures } from './PictureChoice';
import { QuestionGroup } from './QuestionGroup';

/** What church scoring gives you, and your clergy tiles; null where they are not tracked. */
export interface ChurchOffer {
  readonly gain: (discard: Discard) => number;
  readonly tiles: readonly ClergyTile[] | null;
}

interface AskChurchProps {
  /** How many you may discard. */
  readonly tiles: number;
  readonly church?: ChurchOffer;
  readonly onAnswer: (answer: Answer) => void;
}

const isKnown = (tile: ClergyTile): boolean => !isPlainTile(tile);

/** What is chosen at first: so many tiles that are all alike, none of those that are known apart. */
export const churchChoice = (tiles: readonly ClergyTile[] | null, alike: number): ChurchChoice =>
  (tiles ?? []).some(isKnown) ? { tiles: 0, which: [], wigs: 1 } : { tiles: alike, wigs: 1 };

/** No more wigs than there are backs. */
export const withinBacks = (choice: ChurchChoice): ChurchChoice => ({
  ...choice,
  wigs: Math.min(choice.wigs, choice.tiles * MAX_CLERGY_WIGS),
});

/** Which of your clergy tiles go, and the wigs on their backs. */
export function AskChurch({ tiles, church, onAnswer }: AskChurchProps) {
  const { asks } = useWords(turnWords);
  const [choice, setChoice] = useState(() => churchChoice(church?.tiles ?? null, 1));
  return (
    <ClergyChoice tiles={tiles} least={1} church={church} choice={choice} onChange={setChoice}>
      <Row gap="s">
        <Button kind="secondary" label={asks.keep} onPress={() => onAnswer({ kind: 'church', choice: 'declined' })} />
        <Button
          kind="secondary"
          label={asks.discard(choice.tiles)}
          disabled={choice.tiles === 0}
          onPress={() => onAnswer({ kind: 'church', choice: withinBacks(choice) })}
        />
      </Row>
    </ClergyChoice>
  );
}

interface ClergyChoiceProps {
  readonly tiles: number;
  /** None may be counted where the same button keeps them all. */
  readonly least: 0 | 1;
  readonly church: ChurchOffer | undefined;
  readonly choice: ChurchChoice;
  readonly onChange: (choice: ChurchChoice) => void;
  readonly children?: ReactNode;
}

/** The tiles to choose from, what keeping them gives, and the wigs on the backs of the others. */
export function ClergyChoice({ tiles, least, church, choice, onChange, children }: ClergyChoiceProps) {
  const { asks } = useWords(turnWords);
  const held = church?.tiles ?? [];
  const known = held.some(isKnown);
  return (
    <QuestionGroup text={asks.church(church === undefined || church.tiles === null ? null : tiles)}>
      {church !== undefined && <AppText variant="small">{asks.churchGives(church.gain(choice))}</AppText>}
      {known && (
        <WhichTiles
          tiles={held}
          which={choice.which ?? []}
          onChange={(discard) => onChange({ ...choice, ...discard })}
        />
      )}
      {!known && tiles > least && (
        <HowMany
          least={least}
          most={tiles}
          value={choice.tiles}
          onChange={(count) => onChange({ ...choice, tiles: count })}
        />
      )}
      {choice.tiles > 0 && (
        <Stepper
          label={asks.backs}
          value={withinBacks(choice).wigs}
          min={0}
          max={choice.tiles * MAX_CLERGY_WIGS}
          onChange={(wigs) => onChange({ ...choice, wigs })}
          icon={<PieceIcon piece="wig" size={26} />}
        />
      )}
      {children}
    </QuestionGroup>
  );
}

interface HowManyProps {
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (count: number) => void;
}

/** Tiles that are all alike are only counted. */
function HowMany({ least, most, value, onChange }: HowManyProps) {
  const { asks } = useWords(turnWords);
  const { number } = useTranslate();
  const icon = <PieceIcon piece="clergy" size={24} />;
  const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const options = counts.map((count) => ({ value: count, label: number(count), icon }));
  return <Segment label={asks.tiles} options={options} value={value} onChange={onChange} />;
}

interface WhichTilesProps {
  readonly tiles: readonly ClergyTile[];
  readonly which: readonly number[];
  readonly onChange: (discard: Discard) => void;
}

/** Tiles that give something are known apart: it matters which of them go. */
function WhichTiles({ tiles, which, onChange }: WhichTilesProps) {
  const words = useWords(clergyWords);
  const toggle = (place: number): void => {
    const chosen = tiles.flatMap((_, at) => (which.includes(at) !== (at === place) ? [at] : []));
    onChange({ tiles: chosen.length, which: chosen });
  };
  return (
    <Pictures>
      {tiles.map((tile, place) => (
        <PictureChoice
          key={place}
          icon={<PieceIcon piece="clergy" size={26} />}
          label={words.tile(tile)}
          selected={which.includes(place)}
          onPress={() => toggle(place)}
        />
      ))}
    </Pictures>
  );
}
