import { G, Path } from '@/components/ui/svg';
import type { Colors } from '@/components/ui/tokens';

import { each, ripple, spread } from './shapes';

/** The river in front of the square, with the two columns of the quay, a ship and a boat. */
export function River({ colors }: { readonly colors: Colors }) {
  return (
    <G strokeLinecap="round" strokeLinejoin="round" fill="none" stroke={colors.artLine}>
      <Path d="M40 273h640v87H40z" fill={colors.artWash} strokeWidth={0} />
      <Path d={RIPPLES} strokeWidth={1.5} stroke={colors.artMid} />
      <Path d="M338 273v10h-6v8h56v-8h-6v-10" fill={colors.artGlaze} strokeWidth={1.5} />
      <Path d="M326 291v-28h5v28zM389 291v-28h5v28z" fill={colors.artGlaze} strokeWidth={1.4} />
      <Path d="M325.5 262a3 3 0 1 1 6 0M388.5 262a3 3 0 1 1 6 0" fill={colors.artLine} strokeWidth={1.2} />
      <Ship colors={colors} />
      <Boat colors={colors} />
    </G>
  );
}

const RIPPLES =
  each(spread(56, 74, 8), (x) => ripple(x, 296, 14)) +
  each(spread(88, 82, 7), (x) => ripple(x, 318, 18)) +
  each(spread(60, 96, 7), (x) => ripple(x, 342, 20));

function Ship({ colors }: { readonly colors: Colors }) {
  return (
    <G strokeWidth={1.7}>
      <Path d="M520 330q-10-8-14-22l14 4h74l20-9q-4 18-18 27z" fill={colors.artFill} />
      <Path d="M524 318h68M528 324h62" stroke={colors.artMid} strokeWidth={1.2} />
      <Path d="M538 312v-86M572 312v-96M600 310v-58M614 303l22-20" strokeWidth={2} />
      <Path
        d="M520 240q16 8 36 0q-5 14-1 26q-18 7-36 0q5-13 1-26zM518 272q18 8 38 0q-4 15-1 30q-20 5-36 0q4-16-1-30z"
        fill={colors.artGlaze}
      />
      <Path
        d="M556 230q16 8 34 0q-5 15-1 30q-17 7-33 0q4-15 0-30zM554 266q17 8 37 0q-4 18 0 36q-19 5-37 0q4-18 0-36z"
        fill={colors.artGlaze}
      />
      <Path d="M600 254q20 16 12 46q-12 3-24-1q10-20 12-45z" fill={colors.artGlaze} />
      <Path d="M538 226l-14-4 14-4zM572 216l-16-5 16-5z" fill={colors.accent} strokeWidth={1.2} />
      <Path d="M500 334q14-6 28 0t28 0 28 0 28 0" stroke={colors.artGlaze} strokeWidth={2.4} />
    </G>
  );
}

function Boat({ colors }: { readonly colors: Colors }) {
  return (
    <G strokeWidth={1.5}>
      <Path d="M136 322q6 10 20 10h20q12 0 18-12-14 5-30 5t-28-3z" fill={colors.artFill} />
      <Path d="M164 325v-46M164 280q24 14 22 38-11 5-22 4z" fill={colors.artGlaze} />
      <Path d="M164 286q-14 12-18 33 9 4 18 3z" fill={colors.artGlaze} />
      <Path d="M128 336q12-5 24 0t24 0 24 0" stroke={colors.artGlaze} strokeWidth={2.2} />
    </G>
  );
}
