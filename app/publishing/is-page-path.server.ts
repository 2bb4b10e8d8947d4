import { resolvePath } from '#app/site-map/resolve.server.ts';
import { kinds } from '#features/publishing/kinds.ts';
import { publishedEntries } from '#features/publishing/published.server.ts';

/** Tells of a path whether a page stands there: those of the site map, and what is public of the entries. */
export function isPagePath(): (path: string) => boolean {
  const added = new Set(
    (['post', 'story'] as const).flatMap((kind) =>
      publishedEntries(kind).map(({ slug }) => kinds[kind].address(slug)),
    ),
  );
  return (path) => {
    if (added.has(path)) return true;
    const found = resolvePath(path);
    // A dynamic route of entries is a page only where one is public.
    return found.is === 'page' && !['/blog/:slug', '/work/:slug'].includes(found.page.path);
  };
}
