import { redirect } from 'react-router';
import { redirectOf } from '#features/publishing/published.server.ts';

/** Leads a page change in the browser on from an address that was left; a plain request never comes this far. */
export function leadOn({ pathname, search }: URL): void {
  const to = redirectOf(decodeURIComponent(pathname));
  if (to !== undefined) throw redirect(to + search, 308);
}
