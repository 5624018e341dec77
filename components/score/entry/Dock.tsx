import { View } from 'react-native';

import {
  cashableCoins,
  scoreNotes,
  unreachable,
  type FinalScore,
  type ScoreInput,
  type ScorePlayer,
  type SheetEntry,
} from '@/engine';
import { UiIcon } from '@/components/ui/UiIcon';
import { UnconfirmedBadge } from '@/components/boardSheet/UnconfirmedBadge';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { IconButton } from '@/components/ui/IconButton';
import { Row } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { textLength } from '@/components/ui/textLength';
import { commonWords } from '@/i18n/common';
import { say } from '@/i18n/say';
import { scoreWords } from '@/i18n/score';
import { scoreReasonWords } from '@/i18n/scoreReasons';
import { useTranslate, useWords } from '@/i18n/useWords';

import { NoteLines } from '../NoteLines';
import { nameIn, type ScoredAs } from '../people';
import { SeatMark } from '../SeatMark';
import { DecreeTool } from './DecreeTool';
import { DigitTool } from './DigitTool';
import { amountIn, lineOf, toolFor, withAmount, type FieldOf, type ScoreField, type Tool } from './entries';
import { InfluenceTool } from './InfluenceTool';
import { PickTool } from './PickTool';
import { problemIn, type SheetProblem } from './problems';
import { ShipTool } from './ShipTool';
import type { ToolProps } from './toolProps';

/** The fields whose worth is printed differently in different copies. */
const RESTS_ON: Readonly<Partial<Record<ScoreField, readonly SheetEntry[]>>> = {
  tools: ['toolsMajority'],
  influence: ['coins'],
};

/** What the dock needs to know about the sheet around the field. */
export interface DockProps {
  readonly cell: FieldOf;
  readonly input: ScoreInput;
  readonly people: readonly ScoredAs[];
  readonly score: FinalScore;
  readonly problems: readonly SheetProblem[];
  readonly onChange: (player: ScorePlayer) => void;
  readonly onNext: () => void;
}

/** Under the thumb: whose field is being filled, what it brings, and the right keys for it. */
export function Dock(props: DockProps) {
  const { cell, input, people, onChange, onNext } = props;
  const words = useWords(scoreWords);
  const player = input.players.find(({ id }) => id === cell.id);
  const person = people.find(({ id }) => id === cell.id);
  const tool = player === undefined ? null : toolFor(cell, player);
  if (player === undefined || person === undefined || tool === null) return null;
  const his = { ...words.asks, ...words.asksLacerda, officials: words.hisOfficials[input.rulings.R11] };
  const ask = (player.kind === 'lacerda' ? his : words.asks)[cell.entry];
  const shared: ToolProps = {
    label: `${person.name}, ${ask}`,
    player,
    mark: person.mark,
    entry: cell.entry,
    sheet: input.sheet,
    onChange,
    onNext,
  };
  return (
    <View style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s }}>
        <SeatMark mark={person.mark} size={30} />
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: textLength(120) }}>
          <AppText variant="label">{person.name}</AppText>
          <Note>{ask}</Note>
        </View>
        <Held player={player} entry={cell.entry} tool={tool} what={shared.label} onChange={onChange} />
      </View>
      <Row gap="s" wrap={false}>
        <Reason {...props} player={player} />
        <UnconfirmedBadge dependsOn={RESTS_ON[cell.entry] ?? []} />
      </Row>
      <Notes input={input} entry={cell.entry} />
      <ToolKeys tool={tool} {...shared} />
    </View>
  );
}

/** What is odd about the streets of this field, though it is scored. */
function Notes({ input, entry }: Pick<DockProps, 'input'> & { readonly entry: ScoreField }) {
  const about = scoreNotes(input).filter(({ streets }) => streets.some((street) => street === entry));
  return <NoteLines notes={about} />;
}

function ToolKeys({ tool, ...props }: ToolProps & { readonly tool: Tool }) {
  switch (tool.kind) {
    case 'digits':
      return <DigitTool {...props} most={tool.most} />;
    case 'pick':
      return <PickTool {...props} keys={tool.keys} />;
    case 'ships':
      return <ShipTool {...props} most={tool.most} />;
    case 'decrees':
      return <DecreeTool {...props} />;
    case 'influence':
      return <InfluenceTool {...props} />;
    default:
      return unreachable(tool);
  }
}

interface HeldProps {
  readonly player: ScorePlayer;
  readonly entry: ScoreField;
  readonly tool: Tool;
  readonly what: string;
  readonly onChange: (player: ScorePlayer) => void;
}

/** What the field holds: a list as a sum, a number between minus and plus. */
function Held({ player, entry, tool, what, onChange }: HeldProps) {
  const common = useWords(commonWords);
  const words = useWords(scoreWords);
  const { number } = useTranslate();
  const listed =
    tool.kind === 'ships'
      ? player.ships
      : tool.kind === 'decrees' && player.kind === 'person'
        ? player.decrees
        : undefined;
  if (listed !== undefined) {
    return (
      <AppText variant="label" align="right" live style={{ flexShrink: 1 }}>
        {listed.length === 0 ? words.nothingYet : listed.map(number).join(' + ')}
      </AppText>
    );
  }
  const value = amountIn(player, entry);
  const most = tool.kind === 'digits' || tool.kind === 'pick' ? tool.most : 10;
  const step = (by: number) => () => onChange(withAmount(player, entry, value + by));
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
      <IconButton
        framed
        label={common.fewer(what)}
        disabled={value <= 0}
        onPress={step(-1)}
        icon={(color) => <UiIcon name="minus" color={color} />}
      />
      <AppText variant="number" align="center" live style={{ minWidth: 46 }}>
        {number(value)}
      </AppText>
      <IconButton
        framed
        label={common.more(what)}
        disabled={value >= most}
        onPress={step(1)}
        icon={(color) => <UiIcon name="plus" color={color} />}
      />
    </View>
  );
}

/** What is wrong with the field, or else what it brings and why. */
function Reason({ cell, input, people, score, problems, player }: DockProps & { readonly player: ScorePlayer }) {
  const { reasons, majority, faults } = useWords(scoreReasonWords);
  const words = useWords(scoreWords);
  const t = useTranslate();
  const problem = problemIn(problems, input.players.indexOf(player), cell.entry);
  const sentence = (): string => {
    if (problem !== undefined) return say(faults, problem, t);
    if (cell.entry === 'wigs') return words.hints.wigs;
    if (cell.entry === 'plans') return words.hints.plans;
    if (cell.entry === 'influence') return words.influenceGives(cashableCoins(input.sheet.coins, player.influence));
    const line = lineOf(cell.entry);
    const own = score.players.find(({ id }) => id === player.id);
    if (line === undefined || own === undefined) return '';
    const { reason } = own.lines[line];
    return 'of' in reason
      ? majority(score.majorities[reason.of], nameIn(people))
      : say(reasons(nameIn(people)), reason, t);
  };
  return (
    <AppText
      variant="small"
      tone={problem === undefined ? 'inkSoft' : 'danger'}
      live
      style={{ minHeight: 21, flex: 1 }}
    >
      {sentence()}
    </AppText>
  );
}
