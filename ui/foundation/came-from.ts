let before = '';

/** Notes the page that is left within the site; kept in memory alone, for as long as the tab stays on it. */
export function noteLeaving(path: string): void {
  before = path;
}

/** The page of this site from which the present one was opened; empty where there was none. */
export function cameFrom(): string {
  if (before) return before;
  if (!URL.canParse(document.referrer)) return '';
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname !== location.pathname ? pathname : '';
}
