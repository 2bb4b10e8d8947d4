import { caseStudyTiles } from '#app/publishing/stories.server.ts';
import type { StoryTile } from '#app/publishing/story-page.tsx';
import { type PostTile, postTile, type ShownPost, shownPost } from '#features/publishing/present.server.ts';
import { publishedEntries } from '#features/publishing/published.server.ts';

/** What an index lists of the things that an operator edits. */
export interface IndexLists {
  posts?: PostTile[];
  wholePosts?: ShownPost[];
  stories?: StoryTile[];
}

const journal = new Set([
  '/blog',
  '/pages/list-view-with-sidebar',
  '/pages/grid-view-with-sidebar',
  '/pages/list-view-no-sidebar',
  '/pages/grid-view-no-sidebar',
]);
const work = new Set(['/demos', '/pages/grid-view', '/pages/list-view', '/pages/slider']);

/** The lists that the index at this address shows, and how many things are in them; null where files say it. */
export function listsFor(route: string): { lists: IndexLists; count: number | null } {
  if (journal.has(route)) {
    const posts = publishedEntries('post').map(postTile);
    return { lists: { posts }, count: posts.length };
  }
  if (route === '/pages/simple-feed') {
    const wholePosts = publishedEntries('post').map(shownPost);
    return { lists: { wholePosts }, count: wholePosts.length };
  }
  if (work.has(route)) {
    const stories = caseStudyTiles();
    return { lists: { stories }, count: stories.length };
  }
  return { lists: {}, count: null };
}
