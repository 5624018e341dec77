import { Column } from '@/components/ui/layout';
import { Note } from '@/components/ui/Note';
import { Segment } from '@/components/ui/Segment';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';
import { PLAYERS_SCORED, type PlayersScored } from '@/store/scoreSheet';

interface WhoPlaysProps {
  readonly table: PlayersScored;
  readonly onChange: (table: PlayersScored) => void;
}

/** How many play, or solo. */
export function WhoPlays({ table, onChange }: WhoPlaysProps) {
  const words = useWords(scoreWords);
  return (
    <Column gap="xs">
      <Note>{words.who}</Note>
      <Segment
        label={words.who}
        value={table}
        onChange={onChange}
        options={PLAYERS_SCORED.map((value) => ({ value, label: words.table[value] }))}
      />
    </Column>
  );
}
