import { redirect } from 'react-router';
import { redirectOf } from '#features/publishing/published.server.ts';

/** Follows a redirect when the browser changes pages by script. Ordinary requests are redirected earlier. */
export function leadOn({ pathname, search }: URL): void {
  const to = redirectOf(decodeURIComponent(pathname));
  if (to !== undefined) throw redirect(to + search, 308);
}
