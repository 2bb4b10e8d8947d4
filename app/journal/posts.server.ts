import { type PostTile, postTile, type ShownPost, shownPost } from '#features/publishing/present.server.ts';
import { type PublishedEntry, publishedEntries } from '#features/publishing/published.server.ts';
import { plainText } from '#server/markdown/reader-sections.ts';

const texts = new WeakMap<PublishedEntry, string>();

/** The words of a post without its marks, read once for each version of it. */
function textOf(entry: PublishedEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const text = shownPost(entry)
    .sections.flatMap(({ heading, body }) => [heading, ...body.map((node) => plainText([node]))])
    .join('\n')
    .trim();
  texts.set(entry, text);
  return text;
}

/** A post of a list, with its words. */
export interface PostWithText extends PostTile {
  text: string;
}

/** A list does not need the text of its posts. */
export const tileOf = ({ text: _, ...tile }: PostWithText): PostTile => tile;

/** The journal as tiles, newest first. */
export const journalTiles = (): PostTile[] => publishedEntries('post').map(postTile);

/** The same with their words, for searching and comparing. */
export const journalTexts = (): PostWithText[] =>
  publishedEntries('post').map((entry) => ({ ...postTile(entry), text: textOf(entry) }));

/** The same, whole. */
export const wholePosts = (): ShownPost[] => publishedEntries('post').map(shownPost);
