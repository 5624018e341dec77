import { TouchSurface } from './TouchSurface';
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { commonWords } from '@/i18n/common';
import { useTranslate, useWords } from '@/i18n/useWords';

import { AppText } from './AppText';
import { Button } from './Button';
import { RADIUS, SPACE } from './scale';
import { type TouchProps } from './Touch';
import { UiIcon } from './UiIcon';

const ROWS = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
] as const;

/**
 * An own keypad for one thumb, without the system keyboard. The first digit replaces the value, further ones
 * append; a digit that would pass `max` is not taken and the limit is named. `onDone` shows a Done button.
 */
export interface NumberPadProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly max?: number;
  readonly onDone?: () => void;
}

export function NumberPad({ label, value, onChange, max = 999, onDone }: NumberPadProps) {
  const words = useWords(commonWords);
  const { number } = useTranslate();
  const [fresh, setFresh] = useState(true);
  const [tooMuch, setTooMuch] = useState(false);

  const press = (digit: number): void => {
    const next = fresh ? digit : value * 10 + digit;
    setTooMuch(next > max);
    if (next > max) return;
    setFresh(false);
    onChange(next);
  };
  const keep = (next: number): void => {
    setFresh(next === 0);
    setTooMuch(false);
    onChange(next);
  };

  return (
    <View role="group" aria-label={label} style={{ gap: SPACE.s, alignSelf: 'stretch', maxWidth: 420 }}>
      <View style={{ minHeight: 60 }}>
        <AppText variant="number" align="center" live>
          {number(value)}
        </AppText>
        <AppText variant="small" align="center" tone="danger" live>
          {tooMuch ? words.atMost(max) : ''}
        </AppText>
      </View>
      {ROWS.map((row) => (
        <KeyRow key={row[0]}>
          {row.map((digit) => (
            <DigitKey key={digit} digit={digit} onPress={() => press(digit)} />
          ))}
        </KeyRow>
      ))}
      <KeyRow>
        <Key label={words.clear} onPress={() => keep(0)}>
          <AppText variant="label" align="center">
            {words.clear}
          </AppText>
        </Key>
        <DigitKey digit={0} onPress={() => press(0)} />
        <Key label={words.deleteDigit} onPress={() => keep(Math.floor(value / 10))}>
          <UiIcon name="delete" size={28} />
        </Key>
      </KeyRow>
      {onDone !== undefined && <Button wide label={words.done} onPress={onDone} />}
    </View>
  );
}

const KeyRow = ({ children }: { readonly children: ReactNode }) => (
  <View style={{ flexDirection: 'row', gap: SPACE.s }}>{children}</View>
);

function DigitKey({ digit, onPress }: { readonly digit: number; readonly onPress: () => void }) {
  return (
    <Key label={String(digit)} onPress={onPress}>
      <AppText variant="number" align="center">
        {digit}
      </AppText>
    </Key>
  );
}

function Key(props: Pick<TouchProps, 'label' | 'onPress' | 'children'>) {
  return (
    <TouchSurface
      {...props}
      ground="sunken"
      style={{ flex: 1, minHeight: 56, alignItems: 'center', borderRadius: RADIUS.m }}
    />
  );
}
