import { patterns } from '#content/stories/stories.ts';
import type { Story } from '#content/stories/story.ts';
import { shownStory } from '#features/publishing/present.server.ts';
import { publishedEntries } from '#features/publishing/published.server.ts';
import type { StoryTile } from './story-page.tsx';

const isPattern = (path: string): boolean => patterns.some((pattern) => pattern.path === path);

const tileOf = ({ path, name, note, trade, hue, object }: Story): StoryTile => ({
  path,
  name,
  note,
  trade,
  hue,
  object,
});

/** The case studies in the order in which the work is shown; pages that are patterns of such are left out. */
export const caseStudyTiles = (): StoryTile[] =>
  publishedEntries('story')
    .map(shownStory)
    .filter(({ path }) => !isPattern(path))
    .map(tileOf);

/** The case study that follows this one, so that one can read on. */
export function storyAfter(path: string): StoryTile | null {
  const tiles = caseStudyTiles();
  const at = tiles.findIndex((tile) => tile.path === path);
  const next = tiles[(at + 1) % tiles.length];
  return next && next.path !== path ? next : null;
}
