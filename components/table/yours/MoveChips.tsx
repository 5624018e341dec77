import { useRef } from 'react';
import { ScrollView, View } from 'react-native';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import type { Command, EnteredChoice } from '@/engine';
import { nameWords } from '@/i18n/names';
import { commandWords } from '@/i18n/turnCommands';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { Caption } from '../ChoiceTile';
import { Amounts } from './Amounts';
import { chipLooks, type ChipLooks } from './chipLooks';
import { choiceSaid } from './choiceSaid';
import type { YourMove } from './useYourMove';

/** The move so far as one line of chips, the latest in view: a touch opens the question of a choice again; guesses have a broken edge. */
export function MoveChips({ move }: { readonly move: YourMove }) {
  const { chips: words } = useWords(yourMoveWords);
  const { entered, count, aim } = move;
  const line = useRef<ScrollView>(null);
  if (entered.every(({ command }) => command.kind === 'end-turn') && aim === null) return null;
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
        {aim !== null && <AimChip aim={aim} />}
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
  const colors = useColors();
  const looks = chipLooks(choice, { words, names });
  if (looks === null) return null;
  const said = choice.command.kind === 'decline' ? (looks.text ?? sentence) : sentence;
  return (
    <Touch
      label={(isGuess ? words.chips.guess : words.chips.change)(said)}
      aria-expanded={isEdited}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        ...CHIP,
        borderStyle: isGuess ? 'dashed' : 'solid',
        borderColor: isEdited ? colors.primary : colors.control,
        backgroundColor: isEdited || pressed || hovered === true ? colors.primarySoft : colors.sunken,
      })}
    >
      <Looks looks={looks} />
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

/** What the move was begun for on the map: it comes once the state action is decided. */
function AimChip({ aim }: { readonly aim: Command }) {
  const words = useWords(yourMoveWords);
  const colors = useColors();
  const isStore = aim.kind === 'build-store';
  if (!isStore && aim.kind !== 'open-building') return null;
  return (
    <View
      role="img"
      aria-label={isStore ? words.store(aim.good, aim.space) : words.siteShort(aim.site)}
      style={{ ...CHIP, borderStyle: 'dotted', borderColor: colors.control }}
    >
      {isStore ? <GoodIcon good={aim.good} size={22} /> : <PieceIcon piece="house" size={22} />}
      <Caption tone="ink">{isStore ? aim.space : words.siteShort(aim.site)}</Caption>
    </View>
  );
}
