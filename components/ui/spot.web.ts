import type { SpotStyle } from './spotTypes';

/** Around buttons that lie over a drawing: the page's style sheet shows finger and mouse over them. */
export const SPOTS = { dataSet: { spots: 'yes' } };

export const spotStyle: SpotStyle = (box) => box;
