/** How far a chain of redirects is followed. */
const longest = 10;

/** An address of this site as it is compared: no query, no place on the page, no slash at the end. */
const plainPath = (address: string): string =>
  (address.split(/[?#]/, 1)[0] ?? '').replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '');

/** Why a redirect cannot be, in a sentence; null when it can. `isPage` tells whether a page stands at a path. */
export function redirectProblem(
  { from, to }: { from: string; to: string },
  others: ReadonlyMap<string, string>,
  isPage: (path: string) => boolean,
): { field: 'from' | 'to'; message: string } | null {
  if (!from.startsWith('/') || from.startsWith('//'))
    return { field: 'from', message: 'Please enter a path such as /old-page.' };
  if (from !== plainPath(from))
    return { field: 'from', message: 'Please leave out ?, # and the slash at the end.' };
  if (isPage(from))
    return { field: 'from', message: 'This address belongs to a page, which visitors could no longer open.' };
  const foreign = /^https:\/\/\S+$/.test(to);
  if (!foreign && (!to.startsWith('/') || to.startsWith('//')))
    return { field: 'to', message: 'Please enter a path such as /blog, or a complete https:// address.' };
  if (foreign) return null;
  let at = plainPath(to);
  for (let steps = 0; steps < longest; steps += 1) {
    if (at === from) return { field: 'to', message: 'This redirect would lead back to itself.' };
    const next = others.get(at);
    if (next === undefined)
      return isPage(at) ? null : { field: 'to', message: 'There is no page at this address.' };
    if (next.startsWith('https://')) return null;
    at = plainPath(next);
  }
  return { field: 'to', message: 'This would lead through too many other redirects.' };
}
