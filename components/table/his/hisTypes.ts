import type { GameState, Inputs, Step, Waiting } from '@/engine';

export type HisTurnWaiting = Extract<Waiting, { readonly for: 'lacerda' }>;
export type HisFollowWaiting = Extract<Waiting, { readonly for: 'his-follow' }>;

/** His follow as the table did it; as he would do it when that is not possible. */
export interface HisFollowing {
  readonly state: GameState;
  readonly waiting: HisFollowWaiting | null;
  readonly inputs: Inputs;
  readonly step: Step | null;
  readonly choose: (inputs: Inputs) => void;
}
