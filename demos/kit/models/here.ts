/** How far this browser is with what it needs to read and answer by itself. */
export type Here =
  | { is: 'not-wanted' }
  | { is: 'loading'; share: number }
  | { is: 'here' }
  | { is: 'failed' };

/** What is said of running in this browser: what it takes, and when the network is no longer needed. */
export function hereWords(here: Here): string {
  if (here.is === 'loading')
    return `Loading what it needs, about 50 MB, once: ${Math.round(100 * here.share)}%.`;
  if (here.is === 'here') return 'Everything has loaded. It now works offline and sends nothing.';
  if (here.is === 'failed') return 'The models didn’t load. We’ll try again with your next question.';
  return 'Loads two models once (about 50 MB) and then sends nothing.';
}
