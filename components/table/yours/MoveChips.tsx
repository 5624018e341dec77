import { useRef, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import type { Command, EnteredChoice } from '@/engine';
import { nameWords } from '@/i18n/names';
import { siteWords } from '@/i18n/siteNames';
import { commandWords } from '@/i18n/turnCommands';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { Caption } from '../ChoiceTile';
import { Amounts } from './Amounts';
import { chipLooks, type ChipLooks } from './chipLooks';
import { choiceSaid } from './choiceSaid';
import type { YourMove } from './useYourMove';

/** The move so far as one line of chips, the latest in view: a touch opens the question of a choice again; guesses have a broken edge. Its balance ends it. */
export function MoveChips({ move, balance }: { readonly move: YourMove; readonly balance: ReactNode }) {
  const { chips: words } = useWords(yourMoveWords);
  const { entered, count, place } = move;
  const line = useRef<ScrollView>(null);
  if (entered.every(({ command }) => command.kind === 'end-turn') && place === null) return null;
  return (
    <View role="region" aria-label={words.title}>
      <ScrollView
        ref={line}
        horizontal
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={LINE}
        onContentSizeChange={() => line.current?.scrollToEnd({ animated: false })}
      >
        {entered.map((choice) => (
          <ChoiceChip
            key={choice.at}
            choice={choice}
            isGuess={choice.at >= count}
            isEdited={choice.at === move.editing}
            onPress={() => move.edit(choice.at)}
          />
        ))}
        {place !== null && <PlaceChip place={place} onPress={move.reopen} />}
        {balance}
      </ScrollView>
    </View>
  );
}

const LINE = { flexDirection: 'row', gap: 6, alignItems: 'center' } as const;

interface ChoiceChipProps {
  readonly choice: EnteredChoice;
  readonly isGuess: boolean;
  readonly isEdited: boolean;
  readonly onPress: () => void;
}

function ChoiceChip({ choice, isGuess, isEdited, onPress }: ChoiceChipProps) {
  const words = useWords(yourMoveWords);
  const names = useWords(nameWords);
  const sentence = choiceSaid(choice.before, choice.command, useWords(commandWords));
  const looks = chipLooks(choice, { words, names });
  if (looks === null) return null;
  const said = choice.command.kind === 'decline' ? (looks.text ?? sentence) : sentence;
  return (
    <Chip
      label={(isGuess ? words.chips.guess : words.chips.change)(said)}
      edge={isGuess ? 'dashed' : 'solid'}
      open={isEdited}
      onPress={onPress}
    >
      <Looks looks={looks} />
    </Chip>
  );
}

interface ChipProps {
  readonly label: string;
  readonly edge: 'solid' | 'dashed' | 'dotted';
  /** Its question stands open. */
  readonly open?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Chip({ label, edge, open = false, onPress, children }: ChipProps) {
  const colors = useColors();
  return (
    <Touch
      label={label}
      aria-expanded={open}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        ...CHIP,
        borderStyle: edge,
        borderColor: open ? colors.primary : colors.control,
        backgroundColor: open || pressed || hovered === true ? colors.primarySoft : colors.sunken,
      })}
    >
      {children}
    </Touch>
  );
}

const CHIP = {
  flexDirection: 'row',
  alignItems: 'center',
  gap: 4,
  paddingHorizontal: SPACE.s + 2,
  borderRadius: RADIUS.round,
  borderWidth: 1.5,
  minHeight: 44,
} as const;

const Looks = ({ looks: { icons, text, amounts } }: { readonly looks: ChipLooks }) => (
  <>
    {icons}
    {text !== undefined && <Caption tone="ink">{text}</Caption>}
    {amounts !== undefined && amounts.length > 0 && <Amounts amounts={amounts} />}
  </>
);

interface PlaceChipProps {
  readonly place: Command;
  readonly onPress: () => void;
}

/** What the move is for on the map: it comes once the state action is decided and its reward is read. */
function PlaceChip({ place, onPress }: PlaceChipProps) {
  const words = useWords(yourMoveWords);
  const site = useWords(siteWords);
  const isStore = place.kind === 'build-store';
  if (!isStore && place.kind !== 'open-building') return null;
  const said = isStore ? words.store(place.good, place.space) : site(place.site);
  return (
    <Chip label={words.chips.change(said)} edge="dotted" onPress={onPress}>
      {isStore ? <GoodIcon good={place.good} size={22} /> : <PieceIcon piece="house" size={22} />}
      <Caption tone="ink">{isStore ? place.space : words.siteShort(place.site)}</Caption>
    </Chip>
  );
}
