import { useId } from 'react';
import { TextInput, View } from 'react-native';

import { AppText } from './AppText';
import { Note } from './Note';
import { RADIUS, SPACE, TARGET } from './scale';
import { useColors } from './theme';
import { TYPE } from './typography';
import { onWeb } from './platform';

/** One line of text, for the few things that are words (a name). `hint` stands under it. */
export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly maxLength?: number;
}

export function TextField({ label, value, onChange, hint, maxLength = 40 }: TextFieldProps) {
  const colors = useColors();
  const hintId = useId();
  return (
    <View style={{ gap: SPACE.xs }}>
      <AppText variant="label">{label}</AppText>
      <TextInput
        aria-label={label}
        value={value}
        onChangeText={onChange}
        maxLength={maxLength}
        autoComplete="off"
        autoCorrect={false}
        returnKeyType="done"
        {...(hint === undefined ? {} : onWeb({ 'aria-describedby': hintId }))}
        style={[
          TYPE.body,
          {
            minHeight: TARGET + 4,
            paddingHorizontal: SPACE.m,
            borderWidth: 1.5,
            borderRadius: RADIUS.m,
            borderColor: colors.control,
            backgroundColor: colors.surface,
            color: colors.ink,
          },
        ]}
      />
      {hint !== undefined && <Note id={hintId}>{hint}</Note>}
    </View>
  );
}
