import { create } from 'zustand';

/** A passing message, with one thing to do about it at most (such as Undo). */
export interface ToastMessage {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Waits for the person instead of leaving by itself. */
  readonly stays?: true;
}

interface Toasts {
  readonly shown: ToastMessage | undefined;
  /** How high the bar at the foot of the screen is: a message never covers the next step. */
  readonly footer: number;
}

/** The message on screen; a new one takes the place of the old. */
export const useToasts = create<Toasts>()(() => ({ shown: undefined, footer: 0 }));

/** Shows a passing message from anywhere. */
export const showToast = (message: ToastMessage): void => useToasts.setState({ shown: message });

/** Takes the message away. */
export const hideToast = (): void => useToasts.setState({ shown: undefined });
