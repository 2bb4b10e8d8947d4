/** What somebody asks the archive for. */
export interface Asked {
  q: string;
  topic: string;
  year: string;
}

/** A post with its words. */
interface PostText {
  title: string;
  lead: string;
  topic: string;
  date: string;
  text: string;
}

/** A piece of a post around the words that were found in it. */
export interface Excerpt {
  before: string;
  found: string;
  after: string;
}

const around = 70;

/** Small letters without accents, each as long as it was, so that places in both texts are the same. */
const plain = (text: string): string =>
  text.replace(/\p{L}/gu, (letter) => letter.normalize('NFD').toLowerCase().charAt(0).padEnd(letter.length));

const wordsIn = (query: string): string[] => plain(query).match(/[\p{L}\p{N}]+/gu) ?? [];

const beginsAt = (text: string, word: string): number =>
  text.search(new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u'));

/** The posts that fit: every word that was asked for begins a word of the title, the lead or the text. */
export function findPosts<Post extends PostText>(posts: readonly Post[], { q, topic, year }: Asked): Post[] {
  const words = wordsIn(q);
  return posts.filter((post) => {
    if (topic && post.topic !== topic) return false;
    if (year && !post.date.startsWith(year)) return false;
    const all = plain(`${post.title} ${post.lead} ${post.topic} ${post.text}`);
    return words.every((word) => beginsAt(all, word) >= 0);
  });
}

/** Where in the text the first of the words stands; null where only title, lead or topic have it. */
export function excerptOf(text: string, q: string): Excerpt | null {
  const flat = text.replaceAll(/\s+/g, ' ');
  const letters = plain(flat);
  for (const word of wordsIn(q)) {
    const at = beginsAt(letters, word);
    if (at < 0) continue;
    const end = at + (/^[\p{L}\p{N}]+/u.exec(flat.slice(at))?.[0].length ?? word.length);
    const from = at <= around ? 0 : flat.indexOf(' ', at - around) + 1;
    const to = flat.length <= end + around ? flat.length : flat.lastIndexOf(' ', end + around);
    return {
      before: (from > 0 ? '… ' : '') + flat.slice(from, at),
      found: flat.slice(at, end),
      after: flat.slice(end, Math.max(end, to)) + (to < flat.length ? ' …' : ''),
    };
  }
  return null;
}
