import type { IconFrameProps } from './iconTypes';

/** In a browser: one element instead of three. Props: see iconTypes.ts. */
export function IconFrame({ size = 24, label, children }: IconFrameProps) {
  const spoken =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg {...spoken} width={size} height={size} viewBox="0 0 24 24" style={{ display: 'block', flexShrink: 0 }}>
      {children}
    </svg>
  );
}
