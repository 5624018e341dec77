import { AppText, type AppTextProps } from './AppText';

/** Small print: what explains, counts or names something else in a quieter voice. */
export const Note = (props: Omit<AppTextProps, 'variant' | 'tone'>) => (
  <AppText variant="small" tone="inkSoft" {...props} />
);
