import type { ReactNode } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Column } from '@/components/ui/layout';

/** A setting with its name, its answers and a line more. */
export interface QuestionProps {
  readonly label: string;
  readonly detail?: string;
  readonly children: ReactNode;
}

export function SettingRow({ label, detail, children }: QuestionProps) {
  return (
    <Column gap="s">
      <AppText variant="label">{label}</AppText>
      {detail !== undefined && <Note>{detail}</Note>}
      {children}
    </Column>
  );
}
