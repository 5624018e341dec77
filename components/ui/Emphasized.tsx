import { Text } from 'react-native';

import { AppText, type AppTextProps } from './AppText';

const MARK = '**';

/** The sentence as it is spoken: without the marks around its target. */
export const plain = (text: string): string => text.replaceAll(MARK, '');

interface EmphasizedProps extends Omit<AppTextProps, 'children'> {
  /** A sentence whose target stands between two asterisks each side. */
  readonly text: string;
}

/** Beside a bold target the rest is light. */
const LIGHT = { fontWeight: '400' } as const;

/** A sentence with its target in bold. */
export function Emphasized({ text, style, ...look }: EmphasizedProps) {
  return (
    <AppText {...look} style={[text.includes(MARK) && LIGHT, style]}>
      {text.split(MARK).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <Text key={at} style={{ fontWeight: '700' }}>
            {part}
          </Text>
        ),
      )}
    </AppText>
  );
}
