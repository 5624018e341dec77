import { BuildingIcon } from '@/components/pieces/BuildingIcon';
import { GOODS, preplacedAt, type Architect, type Face } from '@/engine';
import { nameWords } from '@/i18n/names';
import { setupWords } from '@/i18n/setup';
import { useWords } from '@/i18n/useWords';

import type { Answer, SetupFacts } from './draft';
import { Tiles } from './Tiles';

/** What is known of the setup, and whom to tell more. */
export interface TellProps {
  readonly known: SetupFacts;
  readonly onAnswer: (answer: Answer) => void;
}

/** A question with its answer. */
export interface AskProps<T> {
  readonly value: T | undefined;
  readonly onTell: (value: T) => void;
}

/** Which pile and which site depend on the aide. */
export function AskFirstBuilding({ known, onAnswer }: TellProps) {
  const { ask } = useWords(setupWords);
  const at = known.aide === undefined ? undefined : preplacedAt(known.aide);
  return (
    <AskFace
      label={ask.preplaced(at?.site)}
      architect={at?.architect}
      value={known.preplaced}
      onTell={(face) => onAnswer({ about: 'preplaced', told: face })}
    />
  );
}

/** Every pair of colours a building may show, one tap each. */
const FACES: readonly Face[] = GOODS.flatMap((one, index) => GOODS.slice(index + 1).map((other): Face => [one, other]));

export function AskFace({
  label,
  architect,
  value,
  onTell,
}: AskProps<Face> & { readonly label: string; readonly architect: Architect | undefined }) {
  const { ask } = useWords(setupWords);
  const { good: names } = useWords(nameWords);
  const choose = (key: string): void => {
    const face = FACES.find((one) => one.join() === key);
    if (face !== undefined) onTell(face);
  };
  const tiles = FACES.map((face) => ({
    value: face.join(),
    label: ask.both(names[face[0]], names[face[1]]),
    written: null,
    icon: <BuildingIcon colours={face} size={44} {...(architect === undefined ? {} : { architect })} />,
  }));
  return <Tiles label={label} value={value?.join()} onChange={choose} tiles={tiles} across={3} />;
}
