/** How far down each step of this page was, by the number in its history entry. */
const heights = new Map<number, number>();
let now = 0;
let cameBack = false;
let hash = '';
let page = '';
let wasPlace = false;
let watchers = 0;

const numberOf = (state: unknown): number | null =>
  state !== null && typeof state === 'object' && 'step' in state && typeof state.step === 'number'
    ? state.step
    : null;
/** Takes note of the step that led here, once; a drawing may ask before the browser tells. */
function arrive() {
  const step = numberOf(history.state);
  if (location.hash === hash && step === now) return;
  hash = location.hash;
  heights.set(now, scrollY);
  cameBack = step !== null;
  now = step ?? Math.max(now, ...heights.keys()) + 1;
  if (!cameBack) history.replaceState({ ...history.state, step: now }, '');
}

/**
 * The router of the page takes every step for a new page, and goes to its top. Steps between places are the
 * application's own, so this hears of them before the router and lets them end here.
 */
function hear(event: PopStateEvent) {
  const samePage = page === location.pathname + location.search;
  if (!samePage || !(wasPlace || location.hash.startsWith('#/'))) return;
  wasPlace = location.hash.startsWith('#/');
  event.stopImmediatePropagation();
  arrive();
}

/** Listens until the last application has left the page. */
export function watchSteps(): () => void {
  watchers += 1;
  if (watchers > 1) return leave;
  hash = location.hash;
  wasPlace = hash.startsWith('#/');
  page = location.pathname + location.search;
  now = numberOf(history.state) ?? 0;
  history.replaceState({ ...history.state, step: now }, '');
  addEventListener('popstate', hear, { capture: true });
  return leave;
}

function leave() {
  watchers -= 1;
  if (watchers === 0) removeEventListener('popstate', hear, { capture: true });
}

/** How far down this place was when somebody left it and has now come back, or null for a new one. */
export function heightHere(): number | null {
  arrive();
  return cameBack ? (heights.get(now) ?? null) : null;
}
