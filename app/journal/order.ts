import type { PostTile } from '#features/publishing/present.server.ts';

/** Things that share something, in the order in which they come up. */
interface Group<Item> {
  name: string;
  items: readonly Item[];
}

function groupBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): Group<Item>[] {
  return [...Map.groupBy(items, nameOf)].map(([name, list]) => ({ name, items: list }));
}

/** Posts by the year they appeared in. */
export const byYear = <Post extends PostTile>(posts: readonly Post[]): Group<Post>[] =>
  groupBy(posts, ({ date }) => date.slice(0, 4));

/** Posts by their day. */
export const byDay = <Post extends PostTile>(posts: readonly Post[]): Group<Post>[] =>
  groupBy(posts, ({ date }) => date.slice(0, 10));

/** Posts by topic; the topics with most posts first. */
export const byTopic = <Post extends PostTile>(posts: readonly Post[]): Group<Post>[] =>
  groupBy(posts, ({ topic }) => topic).sort((a, b) => b.items.length - a.items.length);

/** The posts before and after one in time; null at either end. The list is newest first. */
export function neighboursOf<Post extends { slug: string }>(
  slug: string,
  posts: readonly Post[],
): { newer: Post | null; older: Post | null } {
  const at = posts.findIndex((post) => post.slug === slug);
  return { newer: (at > 0 && posts[at - 1]) || null, older: (at >= 0 && posts[at + 1]) || null };
}

/** Words that say something about a text: long ones, each once. */
const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? []);

/** The posts that are nearest to one: of its topic first, then those that share the rarest of its words. */
export function relatedTo<Post extends { slug: string; topic: string; text: string }>(
  post: Post,
  posts: readonly Post[],
  most: number,
): Post[] {
  const others = posts
    .filter(({ slug }) => slug !== post.slug)
    .map((each) => ({ each, words: wordsOf(each.text) }));
  const own = wordsOf(post.text);
  const rarity = new Map(
    [...own].map((word) => [
      word,
      Math.log((others.length + 1) / (1 + others.filter(({ words }) => words.has(word)).length)),
    ]),
  );
  const nearness = ({ each, words }: (typeof others)[number]) =>
    [...rarity].reduce((sum, [word, weight]) => sum + (words.has(word) ? weight : 0), 0) /
      Math.sqrt(words.size + 1) +
    (each.topic === post.topic ? 1000 : 0);
  return others
    .map((other) => ({ each: other.each, near: nearness(other) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, most)
    .map(({ each }) => each);
}
