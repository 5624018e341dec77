import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column } from '@/components/ui/layout';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { beginningOf, bestFirst, isWithinReach, keepsHoldings, type GameState, type Option } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';
import { yourTurnWords } from '@/i18n/yourTurn';

import { ChoiceTile } from '../ChoiceTile';
import { OptionGroups } from './OptionGroups';
import { OptionIcon, useOffered, type Offered } from './optionLooks';

const ICON = 32;
/** The best offers, and of what cannot be begun the nearest; the rest of the offers is behind one touch. */
const AT_FIRST = 3;

/** Whether it can be begun from here: paid for, and nothing else in its way. */
function canBegin(state: GameState, option: Option): boolean {
  if (!isWithinReach(option)) return false;
  if (option.kind === 'visit') return option.obstacle === null;
  return option.kind !== 'ship' || beginningOf(state, option).length > 0;
}

interface AffordProps {
  readonly state: GameState;
  readonly options: readonly Option[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onBegin: (option: Option) => void;
}

/** Everything a turn could be spent on, the best first; what is missing for the nearest of the rest. A touch begins it. */
export function Afford({ open, ...offers }: AffordProps) {
  const { afford: words } = useWords(yourTurnWords);
  return (
    <BottomSheet open={open} title={words.title} onClose={offers.onClose}>
      {open && <Offers {...offers} />}
    </BottomSheet>
  );
}

function Offers({ state, options, onClose, onBegin }: Omit<AffordProps, 'open'>) {
  const { afford: words } = useWords(yourTurnWords);
  const offered = useOffered(state);
  const can = bestFirst(options.filter((option) => canBegin(state, option)));
  const cannot = options.filter((option) => !canBegin(state, option)).slice(0, AT_FIRST);
  const begin = (option: Option): void => {
    onClose();
    onBegin(option);
  };
  return (
    <>
      {!keepsHoldings(state) && <AppText tone="inkSoft">{words.all}</AppText>}
      {can.length > 0 && <Possible state={state} options={can} onBegin={begin} />}
      {cannot.length > 0 && (
        <Column gap="xs">
          <AppText variant="label">{words.cannot}</AppText>
          {cannot.map((option, at) => (
            <Line key={at} state={state} offered={offered(option)} />
          ))}
        </Column>
      )}
    </>
  );
}

function Possible({ state, options, onBegin }: Pick<AffordProps, 'state' | 'options' | 'onBegin'>) {
  const { afford: words } = useWords(yourTurnWords);
  const { more } = useWords(yourMoveWords);
  const offered = useOffered(state);
  const [all, showAll] = useState(false);
  const rest = options.slice(AT_FIRST);
  return (
    <Column gap="xs">
      <AppText variant="label">{words.can}</AppText>
      {options.slice(0, AT_FIRST).map((option, at) => (
        <Line key={at} state={state} offered={offered(option)} onBegin={() => onBegin(option)} />
      ))}
      {all && <OptionGroups state={state} options={rest} onBegin={onBegin} />}
      {!all && rest.length > 0 && <Button kind="quiet" label={more(rest.length)} onPress={() => showAll(true)} />}
    </Column>
  );
}

interface LineProps {
  readonly state: GameState;
  readonly offered: Offered;
  readonly onBegin?: () => void;
}

function Line({ state, offered: { option, name, detail, why = '' }, onBegin }: LineProps) {
  const { afford: words } = useWords(yourTurnWords);
  return (
    <ChoiceTile
      line
      name={onBegin === undefined ? name : `${words.begin(name)}, ${detail}`}
      label={`${name} · ${detail}`}
      icon={<OptionIcon option={option} state={state} size={ICON} />}
      why={onBegin === undefined ? why : undefined}
      onPress={onBegin ?? NOTHING}
    />
  );
}

const NOTHING = (): void => undefined;
