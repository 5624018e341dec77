import { Segment } from '@/components/ui/Segment';
import { settings, useSettings, type Settings } from '@/store/settings';

interface SettingSegmentProps<Name extends keyof Settings> {
  readonly of: Name;
  readonly values: readonly Settings[Name][];
  readonly words: { readonly label: string; readonly answers: Readonly<Record<Settings[Name], string>> };
}

/** A setting with a few short answers. */
export function SettingSegment<Name extends keyof Settings>({ of, values, words }: SettingSegmentProps<Name>) {
  const value: Settings[Name] = useSettings((chosen) => chosen[of]);
  return (
    <Segment
      label={words.label}
      value={value}
      onChange={(answer) => settings.getState().choose({ [of]: answer })}
      options={values.map((answer) => ({ value: answer, label: words.answers[answer] }))}
    />
  );
}
