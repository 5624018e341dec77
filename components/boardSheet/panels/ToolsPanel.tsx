import { View } from 'react-native';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { AnswerSurface } from '@/components/ui/AnswerSurface';
import { RadioGroup, type Choosable } from '@/components/ui/RadioGroup';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { TOOLS_MAJORITIES, type ToolsMajority } from '@/engine';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';

import type { PanelProps } from '../panelProps';
import { ACROSS } from '../PrintedValues';

const prizes = (majority: ToolsMajority): readonly number[] => majority.split('/').map(Number);

/** The two prints of the tools majority side by side. */
export function ToolsPanel({ sheet: { toolsMajority }, onChange }: PanelProps) {
  const words = useWords(sheetWords).tools;
  return (
    <RadioGroup
      label={words.question}
      values={TOOLS_MAJORITIES}
      value={toolsMajority}
      onChange={(next) => onChange({ toolsMajority: next })}
      style={{ ...ACROSS, gap: SPACE.m }}
    >
      {(majority, answer) => <Print majority={majority} {...answer} />}
    </RadioGroup>
  );
}

function Print({ majority, ...answer }: Choosable & { readonly majority: ToolsMajority }) {
  const words = useWords(sheetWords).tools;
  const [first = 0, second = 0, third = 0] = prizes(majority);
  return (
    <AnswerSurface
      {...answer}
      label={words.option(first, second, third)}
      edge="control"
      style={{ flex: 1, alignItems: 'center', gap: SPACE.xs, padding: SPACE.s, borderRadius: RADIUS.m }}
    >
      <GoodIcon good="tools" size={34} />
      {[first, second, third].map((wigs, place) => (
        <Prize key={place} place={words.places[place] ?? ''} wigs={wigs} />
      ))}
    </AnswerSurface>
  );
}

function Prize({ place, wigs }: { readonly place: string; readonly wigs: number }) {
  const { number } = useTranslate();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <Note style={{ minWidth: 30 }}>{place}</Note>
      <AppText variant="heading" style={{ minWidth: 14 }}>
        {number(wigs)}
      </AppText>
      <PieceIcon piece="wig" size={22} />
    </View>
  );
}
