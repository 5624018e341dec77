import type { ColorName } from './tokens';
import type { TextVariant } from './typography';

export interface TextLook {
  readonly variant: TextVariant;
  readonly tone: ColorName;
  readonly align: 'left' | 'center' | 'right';
}
