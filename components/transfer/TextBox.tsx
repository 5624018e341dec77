import { TextInput } from 'react-native';

import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { TYPE } from '@/components/ui/typography';

/** Several lines of text; without `onChange` they are only read and marked. */
export interface TextBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange?: (value: string) => void;
}

export function TextBox({ label, value, onChange }: TextBoxProps) {
  const colors = useColors();
  return (
    <TextInput
      aria-label={label}
      multiline
      value={value}
      readOnly={onChange === undefined}
      selectTextOnFocus={onChange === undefined}
      autoCapitalize="none"
      autoCorrect={false}
      autoComplete="off"
      spellCheck={false}
      {...(onChange === undefined ? {} : { onChangeText: onChange })}
      style={[
        TYPE.small,
        {
          height: 168,
          padding: SPACE.m,
          textAlignVertical: 'top',
          fontFamily: 'monospace',
          borderWidth: 1.5,
          borderRadius: RADIUS.m,
          borderColor: colors.control,
          backgroundColor: colors.surface,
          color: colors.ink,
        },
      ]}
    />
  );
}
