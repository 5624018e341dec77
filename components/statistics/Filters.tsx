import type { ReactNode } from 'react';

import { AppText } from '@/components/ui/AppText';
import type { ChoiceOption } from '@/components/ui/Choice';
import { Column } from '@/components/ui/layout';
import { Note } from '@/components/ui/Note';
import { Segment } from '@/components/ui/Segment';
import { scoreWords } from '@/i18n/score';
import { statisticsWords } from '@/i18n/statistics';
import { useWords } from '@/i18n/useWords';
import type { Choices, Filter } from '@/store/statistics/filter';

interface FiltersProps {
  readonly filter: Filter;
  readonly choices: Choices;
  readonly onChange: (filter: Filter) => void;
}

/** More names than these are looked for one evening at a time. */
const MOST_NAMES = 6;

/** Which games are counted: only what some games have and others have not is asked. */
export function Filters({ filter, choices, onChange }: FiltersProps) {
  const words = useWords(statisticsWords).filter;
  const table = useWords(scoreWords).table;
  const change = (part: Partial<Filter>): void => onChange({ ...filter, ...part });
  const asked = { filter, onChange: change };
  const names = choices.names.slice(0, MOST_NAMES);
  return (
    <Column gap="l">
      {names.length > 0 && (
        <Question
          label={words.whose}
          all={words.you}
          options={names.map((value) => ({ value, label: value }))}
          value={filter.whose}
          onChange={(whose) => change({ whose })}
        >
          <Note>{words.youAre}</Note>
        </Question>
      )}
      <OneOf {...asked} of="players" values={choices.players} label={words.players} names={table} />
      <OneOf {...asked} of="tracking" values={choices.trackings} label={words.tracking} names={words.trackings} />
      <OneOf {...asked} of="rulings" values={choices.rulings} label={words.rulings} names={words.used} />
    </Column>
  );
}

/** Whether there is anything to choose between. */
export const hasChoices = ({ names, players, trackings, rulings }: Choices): boolean =>
  names.length > 0 || players.length > 1 || trackings.length > 1 || rulings.length > 1;

type Asked = 'players' | 'tracking' | 'rulings';
type Answer<Of extends Asked> = NonNullable<Filter[Of]>;

interface OneOfProps<Of extends Asked> {
  readonly of: Of;
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
  readonly values: readonly Answer<Of>[];
  readonly label: string;
  readonly names: Readonly<Record<Answer<Of>, string>>;
}

/** Asked where games differ. */
function OneOf<Of extends Asked>(props: OneOfProps<Of>) {
  const { of, filter, onChange, values, label, names } = props;
  const { all } = useWords(statisticsWords).filter;
  if (values.length < 2) return null;
  const options = values.map((value) => ({ value, label: names[value] }));
  const value = filter[of] as Answer<Of> | null;
  const choose = (chosen: Answer<Of> | null): void => onChange({ [of]: chosen });
  return <Question<Answer<Of>> label={label} all={all} options={options} value={value} onChange={choose} />;
}

interface QuestionProps<T extends string | number> {
  readonly label: string;
  /** What no answer is called. */
  readonly all: string;
  readonly options: readonly ChoiceOption<T>[];
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
  readonly children?: ReactNode;
}

/** A word that is no answer, so that "all" can be one. */
const ALL = '';

function Question<T extends string | number>({ label, all, options, value, onChange, children }: QuestionProps<T>) {
  return (
    <Column gap="xs">
      <AppText variant="label">{label}</AppText>
      <Segment<T | typeof ALL>
        label={label}
        options={[{ value: ALL, label: all }, ...options]}
        value={value ?? ALL}
        onChange={(chosen) => onChange(chosen === ALL ? null : (chosen as T))}
      />
      {children}
    </Column>
  );
}
