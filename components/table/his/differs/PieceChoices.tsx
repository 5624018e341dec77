import { useState, type ReactNode } from 'react';

import { ArchitectIcon } from '@/components/pieces/BuildingIcon';
import { DeckIcon } from '@/components/pieces/DeckIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import { StateActionIcon } from '@/components/pieces/StateActionIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column } from '@/components/ui/layout';
import type { Noble, Override } from '@/engine';
import { lineWords } from '@/i18n/lines';
import { nameWords } from '@/i18n/names';
import { useWords } from '@/i18n/useWords';

import { PictureChoice, Pictures } from '../PictureChoice';

interface PieceChoicesProps {
  readonly targets: readonly Override[];
  readonly onChoose: (override: Override) => void;
}

const SIZE = 40;

/** What the table did instead, by touching the piece it was; whatever is answered on the map is not asked here. */
export function PieceChoices({ targets, onChoose }: PieceChoicesProps) {
  const words = useWords(lineWords).instead;
  const offices = targets.filter((target) => target.kind === 'offices');
  const skip = targets.find((target) => target.kind === 'skip');
  const pieces = targets.filter(({ kind }) => kind !== 'offices' && kind !== 'skip');
  if (targets.length === 0) return <AppText>{words.noOther}</AppText>;
  return (
    <Column gap="s">
      {offices.length > 0 && <Offices targets={offices} onChoose={onChoose} />}
      {pieces.length > 0 && <AppText variant="label">{words.piece}</AppText>}
      <Pictures>
        {pieces.map((target) => (
          <Piece key={JSON.stringify(target)} target={target} onPress={() => onChoose(target)} />
        ))}
      </Pictures>
      {skip !== undefined && <Button kind="secondary" wide label={words.skip} onPress={() => onChoose(skip)} />}
    </Column>
  );
}

function Piece({ target, onPress }: { readonly target: Override; readonly onPress: () => void }) {
  const words = useWords(lineWords);
  const names = useWords(nameWords);
  const shown = pictureOf(target, words.instead, names);
  return shown === null ? null : <PictureChoice {...shown} onPress={onPress} />;
}

type Instead = (typeof lineWords)['en']['instead'];
type Names = (typeof nameWords)['en'];

function pictureOf(
  target: Override,
  words: Instead,
  names: Names,
): { readonly icon: ReactNode; readonly label: string } | null {
  switch (target.kind) {
    case 'noble':
      return { icon: <NobleIcon noble={target.noble} size={SIZE} />, label: names.noble[target.noble] };
    case 'favour':
      return { icon: <NobleIcon noble={target.noble} size={SIZE} />, label: words.favour(target.noble) };
    case 'deck':
      return { icon: <DeckIcon deck={target.deck} size={SIZE} />, label: names.deck[target.deck] };
    case 'action':
      return { icon: <StateActionIcon action={target.action} size={SIZE} />, label: words.action(target.action) };
    case 'plan':
      return { icon: <ArchitectIcon architect={target.architect} size={SIZE} />, label: words.plan(target.architect) };
    case 'store':
      return target.cube === undefined || target.cube === null
        ? null
        : { icon: <RubbleIcon kind={target.cube.kind} size={SIZE} />, label: words.cube(target.cube) };
    default:
      return null;
  }
}

type OfficesTarget = Extract<Override, { readonly kind: 'offices' }>;

const sameOffices = (one: readonly Noble[], other: readonly Noble[]): boolean =>
  one.length === other.length && one.every((noble) => other.includes(noble));

/** One or two offices are touched; the button says when that can be. */
function Offices({
  targets,
  onChoose,
}: {
  readonly targets: readonly OfficesTarget[];
  readonly onChoose: (override: Override) => void;
}) {
  const words = useWords(lineWords).instead;
  const names = useWords(nameWords);
  const [chosen, setChosen] = useState<readonly Noble[]>([]);
  const nobles = [...new Set(targets.flatMap(({ offices }) => offices))];
  const target = targets.find(({ offices }) => sameOffices(offices, chosen));
  const toggle = (noble: Noble): void =>
    setChosen(chosen.includes(noble) ? chosen.filter((one) => one !== noble) : [...chosen, noble]);
  return (
    <>
      <AppText variant="label">{words.offices}</AppText>
      <Pictures>
        {nobles.map((noble) => (
          <PictureChoice
            key={noble}
            icon={<NobleIcon noble={noble} size={SIZE} />}
            label={names.noble[noble]}
            selected={chosen.includes(noble)}
            onPress={() => toggle(noble)}
          />
        ))}
      </Pictures>
      <Button
        wide
        label={words.confirmOffices}
        disabled={target === undefined}
        icon={(color) => <UiIcon name="check" color={color} />}
        onPress={() => target !== undefined && onChoose(target)}
      />
    </>
  );
}
