/** How far this browser is with what it needs to read and answer by itself. */
export type Here =
  | { is: 'not-wanted' }
  | { is: 'loading'; share: number }
  | { is: 'here' }
  | { is: 'failed' };
