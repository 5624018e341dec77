import { TilePicker } from '@/components/boardSheet/clergy/TilePicker';
import { ArchitectIcon } from '@/components/pieces/BuildingIcon';
import { DeckIcon } from '@/components/pieces/DeckIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { Choice } from '@/components/ui/Choice';
import { Column } from '@/components/ui/layout';
import { Note } from '@/components/ui/Note';
import {
  ARCHITECTS,
  DECKS,
  DEPTHS,
  NOBLES,
  OFFICIALS_EACH,
  isMirrored,
  scoringWays,
  unreachable,
  type Architect,
  type BoardSheet,
} from '@/engine';
import { nameWords } from '@/i18n/names';
import { settingsWords } from '@/i18n/settings';
import { setupWords } from '@/i18n/setup';
import { useTranslate, useWords } from '@/i18n/useWords';
import { useSettings } from '@/store/settings';

import { AskFace, AskFirstBuilding, type AskProps, type TellProps } from './AskFace';
import type { SetupFacts } from './draft';
import type { Ask } from './steps';
import { Tiles } from './Tiles';

interface QuestionProps extends TellProps {
  readonly ask: Exclude<Ask, 'cubes'>;
  readonly sheet: BoardSheet;
}

/** One thing only the table knows, answered with one tap. */
export function SetupQuestion({ ask, known, sheet, onAnswer }: QuestionProps) {
  const words = useWords(setupWords).ask;
  switch (ask) {
    case 'scoring':
      return (
        <AskScoring sheet={sheet} value={known.scoring} onTell={(tiles) => onAnswer({ about: ask, told: tiles })} />
      );
    case 'yourFavour':
    case 'hisFavour':
    case 'courtier':
      return <AskNoble ask={ask} known={known} onAnswer={onAnswer} />;
    case 'aide':
      return <AskAide known={known} onAnswer={onAnswer} />;
    case 'preplaced':
      return <AskFirstBuilding known={known} onAnswer={onAnswer} />;
    case 'blue':
    case 'green':
      return (
        <AskFace
          label={words.available(ask)}
          architect={ask}
          value={known[ask]}
          onTell={(face) => onAnswer({ about: ask, told: face })}
        />
      );
    case 'stackBlue':
    case 'stackGreen':
    case 'yourPlan':
    case 'hisFirst':
    case 'hisSecond':
      return <AskOfficials ask={ask} known={known} onAnswer={onAnswer} />;
    case 'yourTile':
      return <AskTile known={known} sheet={sheet} onAnswer={onAnswer} />;
    case 'yourArchitect':
      return (
        <AskArchitect value={known.yourArchitect} onTell={(architect) => onAnswer({ about: ask, told: architect })} />
      );
    case 'depth':
      return <AskDepth known={known} onAnswer={onAnswer} />;
    default:
      return unreachable(ask);
  }
}

function AskScoring({
  sheet,
  value,
  onTell,
}: AskProps<NonNullable<SetupFacts['scoring']>> & { readonly sheet: BoardSheet }) {
  const { ask, dealt } = useWords(setupWords);
  const ways = scoringWays(sheet);
  const choose = (key: string): void => {
    const way = ways.find((tiles) => tiles.join() === key);
    if (way !== undefined) onTell(way);
  };
  return (
    <Tiles
      label={ask.scoring}
      value={value?.join()}
      onChange={choose}
      tiles={ways.map((tiles) => ({ value: tiles.join(), label: dealt.scoring(tiles) }))}
    />
  );
}

function AskNoble({ ask, known, onAnswer }: TellProps & { readonly ask: 'yourFavour' | 'hisFavour' | 'courtier' }) {
  const words = useWords(setupWords).ask;
  const { noble: names } = useWords(nameWords);
  return (
    <Tiles
      label={words[ask]}
      value={known[ask]}
      onChange={(noble) => onAnswer({ about: ask, told: noble })}
      tiles={NOBLES.map((noble) => ({
        value: noble,
        label: names[noble],
        icon: <NobleIcon noble={noble} size={36} />,
      }))}
    />
  );
}

function AskAide({ known, onAnswer }: TellProps) {
  const { ask } = useWords(setupWords);
  const { deck: names } = useWords(nameWords);
  const tiles = DECKS.map((deck) => ({ value: deck, label: names[deck], icon: <DeckIcon deck={deck} size={36} /> }));
  return (
    <Tiles
      label={ask.aide}
      value={known.aide}
      onChange={(deck) => onAnswer({ about: 'aide', told: deck })}
      tiles={tiles}
    />
  );
}

/** Most plans show few officials; the rest are one tap further. */
const USUAL = 5;

/** The plans that lie on top of a stack, and those the game starts with. */
const STACKS = { stackBlue: 'blue', stackGreen: 'green' } as const;
type OfficialsAsked = keyof typeof STACKS | 'yourPlan' | 'hisFirst' | 'hisSecond';

function AskOfficials({ ask: about, known, onAnswer }: TellProps & { readonly ask: OfficialsAsked }) {
  const { ask } = useWords(setupWords);
  const { number } = useTranslate();
  const label = about === 'stackBlue' || about === 'stackGreen' ? ask.stack(STACKS[about]) : ask[about];
  const tiles = Array.from({ length: OFFICIALS_EACH }, (_, index) => ({
    value: index + 1,
    label: ask.officials(index + 1),
    written: number(index + 1),
  }));
  const more = { label: ask.more(USUAL + 1), name: ask.moreNamed(label, USUAL + 1), tiles: tiles.slice(USUAL) };
  return (
    <Tiles
      label={label}
      value={known[about]}
      onChange={(told) => onAnswer({ about, told })}
      tiles={tiles.slice(0, USUAL)}
      more={more}
    />
  );
}

function AskArchitect({ value, onTell }: AskProps<Architect>) {
  const { ask } = useWords(setupWords);
  const tiles = ARCHITECTS.map((architect) => ({
    value: architect,
    label: ask.architect(architect),
    icon: <ArchitectIcon architect={architect} size={36} />,
  }));
  return <Tiles label={ask.yourArchitect} value={value} onChange={onTell} tiles={tiles} />;
}

/** Not asked where clergy tiles are not counted. */
function AskTile({ known, sheet, onAnswer }: TellProps & Pick<QuestionProps, 'sheet'>) {
  const { ask } = useWords(setupWords);
  const usual = useSettings((chosen) => chosen.depth);
  if (!isMirrored({ depth: known.depth ?? usual }, 'clergy')) return null;
  return (
    <Column gap="xs">
      <Note>{ask.yourTile}</Note>
      <TilePicker sheet={sheet} tile={known.yourTile} onTile={(tile) => onAnswer({ about: 'yourTile', told: tile })} />
    </Column>
  );
}

/** What the person set for all games is chosen already. */
function AskDepth({ known, onAnswer }: TellProps) {
  const { begin } = useWords(setupWords);
  const { answers } = useWords(settingsWords).depth;
  const usual = useSettings((chosen) => chosen.depth);
  return (
    <Choice
      label={begin.depth}
      value={known.depth ?? usual}
      onChange={(depth) => onAnswer({ about: 'depth', told: depth })}
      options={DEPTHS.map((value) => ({ value, ...answers[value] }))}
    />
  );
}
