/** The page that led to this one: its path on this site, or the origin of another site; empty if it is unknown. */
export function cameFrom(request: Request, url: URL): string {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return '';
  const from = new URL(referrer);
  if (from.origin !== url.origin) return from.origin;
  // Sent again, or turned to from within: the page itself led nowhere.
  return from.pathname === url.pathname ? '' : from.pathname.slice(0, 500);
}
