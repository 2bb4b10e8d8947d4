import { caseStudyTiles } from '#app/publishing/stories.server.ts';
import type { StoryTile } from '#app/publishing/story-page.tsx';

/** What an index lists of the things that an operator edits. */
export interface IndexLists {
  stories?: StoryTile[];
}

const work = new Set(['/demos', '/pages/grid-view', '/pages/list-view', '/pages/slider']);

/** The lists that the index at this address shows, and how many things are in them; null where files say it. */
export function listsFor(route: string): { lists: IndexLists; count: number | null } {
  if (work.has(route)) {
    const stories = caseStudyTiles();
    return { lists: { stories }, count: stories.length };
  }
  return { lists: {}, count: null };
}
