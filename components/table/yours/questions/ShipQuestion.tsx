import { aimsOf, type Command } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { Asking } from '../Asking';
import type { AskedCommands } from './askedCommands';
import { PlainQuestion } from './PlainQuestion';

const same = (one: Command, other: Command | null): boolean => JSON.stringify(one) === JSON.stringify(other);

interface ShipQuestionProps extends Omit<AskedCommands, 'isEdited'> {
  readonly title: string;
}

/** The slots a ship can take; once one is chosen, also the goods that pay for it, where there is a choice. */
export function ShipQuestion({ title, state, commands, chosen, onChoose }: ShipQuestionProps) {
  const { asks } = useWords(yourMoveWords);
  const aims = aimsOf(commands);
  const standing = aims.find(({ ways }) => ways.some((way) => same(way, chosen)));
  const slots = aims.map((aim) => (aim === standing && chosen !== null ? chosen : aim.usual));
  const ways = standing?.ways ?? [];
  return (
    <>
      {(slots.length > 1 || chosen === null) && (
        <Asking title={title}>
          <PlainQuestion state={state} commands={slots} chosen={chosen} onChoose={onChoose} />
        </Asking>
      )}
      {ways.length > 1 && (
        <Asking title={asks.goods}>
          <PlainQuestion state={state} commands={ways} chosen={chosen} onChoose={onChoose} byPay />
        </Asking>
      )}
    </>
  );
}
