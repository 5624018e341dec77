import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { WRAP } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { radio, RadioGroup, type Choosable } from '@/components/ui/RadioGroup';
import { RADIUS, SPACE, TARGET } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { TouchSurface } from '@/components/ui/TouchSurface';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';

import type { PanelProps } from '../panelProps';

const USUAL_MOST = 10;

/** One office with its spaces for officials; tapping a space makes it the last one. */
export function OfficePanel({ sheet: { officeSpaces }, onChange }: PanelProps) {
  const words = useWords(sheetWords).offices;
  const colors = useColors();
  const counts = Array.from({ length: Math.max(USUAL_MOST, officeSpaces) }, (_, index) => index + 1);
  return (
    <RadioGroup
      label={words.office}
      values={counts}
      value={officeSpaces}
      onChange={(spaces) => onChange({ officeSpaces: spaces })}
      style={{
        ...WRAP,
        gap: SPACE.xs,
        padding: SPACE.s,
        alignSelf: 'center',
        maxWidth: 5 * (WIDTH + SPACE.xs) + 2 * SPACE.s,
        borderRadius: RADIUS.m,
        borderWidth: 1.5,
        borderColor: colors.line,
        backgroundColor: colors.sunken,
      }}
    >
      {(count, answer) => <Space count={count} there={count <= officeSpaces} {...answer} />}
    </RadioGroup>
  );
}

const WIDTH = 54;

/** Spaces that are there hold an official; the others are only places to tap. */
function Space({ count, there, chosen, onPress }: Choosable & { readonly count: number; readonly there: boolean }) {
  const words = useWords(sheetWords).offices;
  const { number } = useTranslate();
  return (
    <TouchSurface
      {...radio(chosen)}
      label={words.spaces(count)}
      onPress={onPress}
      ground={there ? 'surface' : 'transparent'}
      edge={chosen ? 'primary' : 'control'}
      style={{
        width: WIDTH,
        minHeight: TARGET + 18,
        alignItems: 'center',
        borderRadius: RADIUS.s,
        borderWidth: chosen ? 3 : 1.5,
        borderStyle: there ? 'solid' : 'dashed',
      }}
    >
      {there ? <PieceIcon piece="official" size={30} /> : <View style={{ height: 30 }} />}
      <AppText variant="small" tone={there ? 'ink' : 'inkSoft'}>
        {number(count)}
      </AppText>
    </TouchSurface>
  );
}
