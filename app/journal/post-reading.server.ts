import type { PostPageProps } from '#app/publishing/post-page.tsx';
import { shownPost } from '#features/publishing/present.server.ts';
import { publishedEntries } from '#features/publishing/published.server.ts';
import { services } from '#server/services.ts';
import { neighboursOf, relatedTo } from './order.ts';
import { journalTexts, tileOf } from './posts.server.ts';

const mostRelated = 3;

/** A post with what stands around it; without a slug the newest. Null where there is none. */
export function postReading(slug: string | undefined): PostPageProps | null {
  const entries = publishedEntries('post');
  const entry = slug === undefined ? entries[0] : entries.find((each) => each.slug === slug);
  const posts = journalTexts();
  const own = posts.find((each) => each.slug === entry?.slug);
  if (!entry || !own) return null;
  const { newer, older } = neighboursOf(entry.slug, posts);
  return {
    post: shownPost(entry),
    address: services().env.PUBLIC_URL + own.href,
    related: relatedTo(own, posts, mostRelated).map(tileOf),
    newer: newer ? tileOf(newer) : null,
    older: older ? tileOf(older) : null,
    isFeatured: slug === undefined,
  };
}
