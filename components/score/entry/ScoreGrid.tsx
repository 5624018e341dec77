import { memo } from 'react';
import { View } from 'react-native';

import { cashableCoins, type FinalScore, type PlayerScore, type ScoreInput, type ScorePlayer } from '@/engine';
import { UiIcon } from '@/components/ui/UiIcon';
import { RADIUS } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { TouchSurface } from '@/components/ui/TouchSurface';
import { scoreWords } from '@/i18n/score';
import { useTranslate, useWords } from '@/i18n/useWords';

import { Grid, GridCell, GridHeads, GridRow, GridTotal, LineName, PersonFace } from '../Grid';
import type { ScoredAs } from '../people';
import { amountIn, ENTRIES, pointsIn, toolFor, type FieldOf, type ScoreField } from './entries';
import { EntryIcon } from './EntryIcon';
import { problemIn, type SheetProblem } from './problems';
import { ScoreCell } from './ScoreCell';

/** The whole sheet as a table: lines down, people across, what each field brings under it. */
export interface SheetGridProps {
  readonly input: ScoreInput;
  readonly score: FinalScore;
  readonly people: readonly ScoredAs[];
  readonly problems: readonly SheetProblem[];
  readonly selected: FieldOf | undefined;
  readonly onSelect: (cell: FieldOf) => void;
  readonly onPerson: (id: string) => void;
}

export function ScoreGrid(props: SheetGridProps) {
  const { score, people, onPerson } = props;
  const words = useWords(scoreWords);
  const { number } = useTranslate();
  return (
    <Grid label={words.sheet}>
      <GridHeads
        people={people}
        head={(person) => <PersonHead person={person} onPress={() => onPerson(person.id)} />}
      />
      {ENTRIES.map((entry) => (
        <EntryRow key={entry} entry={entry} {...props} />
      ))}
      <GridRow heavy head={<LineName>{words.total}</LineName>}>
        {score.players.map(({ id, total }) => (
          <GridTotal key={id}>{number(total)}</GridTotal>
        ))}
      </GridRow>
    </Grid>
  );
}

/** Whose column it is; a tap changes name and colour. Lacerda has neither. */
function PersonHead({ person, onPress }: { readonly person: ScoredAs; readonly onPress: () => void }) {
  const words = useWords(scoreWords);
  const face = <PersonFace person={person} />;
  if (person.mark === 'lacerda') return face;
  return (
    <TouchSurface label={words.person.edit(person.name)} onPress={onPress} style={{ borderRadius: RADIUS.s }}>
      {face}
    </TouchSurface>
  );
}

const RowHead = memo(function RowHead({ entry }: { readonly entry: ScoreField }) {
  const words = useWords(scoreWords);
  return <LineName icon={<EntryIcon entry={entry} size={22} />}>{words.entries[entry]}</LineName>;
});

function EntryRow({ entry, ...props }: SheetGridProps & { readonly entry: ScoreField }) {
  return (
    <GridRow head={<RowHead entry={entry} />}>
      {props.input.players.map((player, place) => (
        <GridCell key={player.id}>
          <EntryCell entry={entry} place={place} player={player} score={props.score.players[place]} {...pick(props)} />
        </GridCell>
      ))}
    </GridRow>
  );
}

const pick = ({ input, people, problems, selected, onSelect }: SheetGridProps) => ({
  input,
  people,
  problems,
  selected,
  onSelect,
});

interface EntryCellProps extends ReturnType<typeof pick> {
  readonly entry: ScoreField;
  readonly place: number;
  readonly player: ScorePlayer;
  readonly score: PlayerScore | undefined;
}

function EntryCell({ entry, place, player, score, input, people, problems, selected, onSelect }: EntryCellProps) {
  const words = useWords(scoreWords);
  const { number } = useTranslate();
  const cell: FieldOf = { entry, id: player.id };
  if (toolFor(cell, player) === null) return <Nothing label={words.notHis(words.entries[entry])} />;
  const amount = amountIn(player, entry);
  const value = entry === 'ships' && player.ships.length > 0 ? player.ships.map(number).join('+') : number(amount);
  const points = score === undefined ? undefined : pointsIn(score, entry);
  const who = people[place]?.name ?? '';
  const name =
    points === undefined
      ? words.cell(who, words.entries[entry], value)
      : words.cellPoints(who, words.entries[entry], value, points);
  const isSelected = selected?.entry === entry && selected.id === player.id;
  return (
    <ScoreCell
      name={isSelected ? words.entering(name) : name}
      value={value}
      empty={amount === 0}
      points={points}
      coins={entry === 'influence' ? cashableCoins(input.sheet.coins, player.influence) : undefined}
      selected={isSelected}
      wrong={amount > 0 && problemIn(problems, place, entry) !== undefined}
      entry={entry}
      id={player.id}
      onSelect={onSelect}
    />
  );
}

const Nothing = ({ label }: { readonly label: string }) => {
  const colors = useColors();
  return (
    <View style={{ alignItems: 'center' }}>
      <UiIcon name="minus" size={18} color={colors.control} label={label} />
    </View>
  );
};
