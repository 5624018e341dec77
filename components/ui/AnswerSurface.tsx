import { radio, type Choosable } from './RadioGroup';
import { TouchSurface, type TouchSurfaceProps } from './TouchSurface';

/** An answer of a radio group with a ground of its own: the chosen one is lit, or filled. */
interface AnswerSurfaceProps extends Choosable, Omit<TouchSurfaceProps, 'onPress' | 'lit' | 'filled'> {
  readonly look?: 'lit' | 'filled';
  /** Whether the tab key stops here; it does at the chosen one unless told otherwise. */
  readonly isEntrance?: boolean;
}

export function AnswerSurface({ chosen, isEntrance = chosen, look = 'lit', ...surface }: AnswerSurfaceProps) {
  return (
    <TouchSurface
      {...surface}
      {...radio(chosen, isEntrance)}
      lit={chosen && look === 'lit'}
      filled={chosen && look === 'filled'}
    />
  );
}
