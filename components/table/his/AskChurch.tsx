import { useState } from 'react';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/layout';
import { Segment } from '@/components/ui/Segment';
import { Stepper } from '@/components/ui/Stepper';
import { MAX_CLERGY_WIGS, isPlainTile, type Answer, type ClergyTile, type Discard } from '@/engine';
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

/** Which of your clergy tiles go, and the wigs on their backs. */
export function AskChurch({ tiles, church, onAnswer }: AskChurchProps) {
  const { asks } = useWords(turnWords);
  const held = church?.tiles ?? [];
  const known = held.some((tile) => !isPlainTile(tile));
  const [discard, setDiscard] = useState<Discard>(known ? { tiles: 0, which: [] } : { tiles: 1 });
  const [told, setWigs] = useState(1);
  const most = discard.tiles * MAX_CLERGY_WIGS;
  const wigs = Math.min(told, most);
  return (
    <QuestionGroup text={asks.church(church === undefined || church.tiles === null ? null : tiles)}>
      {church !== undefined && <AppText variant="small">{asks.churchGives(church.gain(discard))}</AppText>}
      {known && <WhichTiles tiles={held} which={discard.which ?? []} onChange={setDiscard} />}
      {!known && tiles > 1 && (
        <HowMany most={tiles} value={discard.tiles} onChange={(count) => setDiscard({ tiles: count })} />
      )}
      {discard.tiles > 0 && (
        <Stepper
          label={asks.backs}
          value={wigs}
          min={0}
          max={most}
          onChange={setWigs}
          icon={<PieceIcon piece="wig" size={26} />}
        />
      )}
      <Row gap="s">
        <Button kind="secondary" label={asks.keep} onPress={() => onAnswer({ kind: 'church', choice: 'declined' })} />
        <Button
          kind="secondary"
          label={asks.discard(discard.tiles)}
          disabled={discard.tiles === 0}
          onPress={() => onAnswer({ kind: 'church', choice: { ...discard, wigs } })}
        />
      </Row>
    </QuestionGroup>
  );
}

interface HowManyProps {
  readonly most: number;
  readonly value: number;
  readonly onChange: (count: number) => void;
}

/** Tiles that are all alike are only counted. */
function HowMany({ most, value, onChange }: HowManyProps) {
  const { asks } = useWords(turnWords);
  const { number } = useTranslate();
  const icon = <PieceIcon piece="clergy" size={24} />;
  const options = Array.from({ length: most }, (_, at) => ({ value: at + 1, label: number(at + 1), icon }));
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
