import type { ReactNode } from 'react';
import { View } from 'react-native';

import { NobleEmblem } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { AppText } from '@/components/ui/AppText';
import { arrowKeys } from '@/components/ui/arrowKeys';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import { costsWords } from '@/i18n/costs';
import { useWords } from '@/i18n/useWords';
import { QUESTIONS, type CostQuestion } from '@/store/costsEntered';

const SIZE = 30;
const ICONS: Readonly<Record<CostQuestion, () => ReactNode>> = {
  visit: () => <NobleEmblem noble="king" size={SIZE} />,
  follow: () => <PieceIcon piece="favour" size={SIZE} />,
  land: () => <PieceIcon piece="store" size={SIZE} fill="gold" />,
  ship: () => <ShipIcon size={SIZE} />,
  hire: () => <PieceIcon piece="official" size={SIZE} fill="green" />,
  sponsor: () => <PieceIcon piece="decree" size={SIZE} />,
  sale: () => <PieceIcon piece="market" size={SIZE} />,
};

/** What can be asked, all in view: one tap is the question. */
export interface QuestionsProps {
  readonly value: CostQuestion;
  readonly onAsk: (question: CostQuestion) => void;
}

export function CostQuestions({ value, onAsk }: QuestionsProps) {
  const words = useWords(costsWords);
  return (
    <View
      role="radiogroup"
      aria-label={words.ask}
      {...arrowKeys(QUESTIONS, value, onAsk)}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}
    >
      {QUESTIONS.map((question) => (
        <Tile key={question} question={question} chosen={question === value} onPress={() => onAsk(question)} />
      ))}
    </View>
  );
}

interface TileProps {
  readonly question: CostQuestion;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function Tile({ question, chosen, onPress }: TileProps) {
  const label = useWords(costsWords).questions[question];
  const colors = useColors();
  return (
    <Touch
      role="radio"
      aria-checked={chosen}
      tabIndex={chosen ? 0 : -1}
      label={label}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        flexGrow: 1,
        flexBasis: '22%',
        minHeight: 66,
        alignItems: 'center',
        paddingVertical: SPACE.xs,
        borderRadius: RADIUS.m,
        borderWidth: chosen ? 3 : 1.5,
        borderColor: chosen ? colors.primary : colors.line,
        backgroundColor: chosen || pressed || hovered === true ? colors.primarySoft : colors.surface,
      })}
    >
      {ICONS[question]()}
      <AppText variant="small" style={{ fontWeight: '600' }} tone={chosen ? 'primary' : 'ink'} align="center">
        {label}
      </AppText>
    </Touch>
  );
}
