import { setImmediate } from 'node:timers/promises';
import { searchEntries } from '#app/search-index.server.ts';
import { type AskedOften, askedOften } from '#content/search-answers.ts';
import { respelled, type SearchEntry, search, searchLoosely } from '#engines/search/search.ts';
import { inTime } from '#server/in-time.ts';
import { log } from '#server/log.ts';
import { answerTo } from './answers.server.ts';
import { nearness } from './meaning.server.ts';
import { inOneOrder } from './order.ts';
import { sameWords } from './same-words.ts';

/** A page that was found. */
export type FoundPage = Pick<SearchEntry, 'path' | 'label' | 'kind' | 'hue' | 'description'>;

/** What a search found: pages, and the answer itself where the question is one that is asked often. */
export interface Found {
  pages: FoundPage[];
  answer: { words: string; href: string; label: string } | null;
}

interface Wish {
  limit: number;
  /** Without the meaning by then the letters decide alone: the first search after a start must not wait for the model. */
  withinMs: number;
}

const lettersLimit = 20;
/** A question this near to one that is asked often is that question. */
const sameQuestion = 0.6;

const shown = ({ path, label, kind, hue, description }: SearchEntry): FoundPage => ({
  path,
  label,
  kind,
  hue,
  description,
});

const questions = askedOften.flatMap(({ asked }) => asked);
const textOf = ({ label, description }: SearchEntry): string => `${label}. ${description}`;

const answerOf = (known: AskedOften | undefined): Found['answer'] =>
  known ? { words: answerTo(known.id), href: known.href, label: known.label } : null;

function askedByMeaning(near: readonly number[]): AskedOften | undefined {
  const best = Math.max(...near);
  const question = questions[near.indexOf(best)];
  return best < sameQuestion ? undefined : askedOften.find(({ asked }) => asked.includes(question ?? ''));
}

/** Finds pages by their letters, typing errors forgiven, and by what the question means. */
export async function findPages(query: string, { limit, withinMs }: Wish): Promise<Found> {
  const entries = await searchEntries();
  const exact = search(entries, query, lettersLimit);
  // Each step looks at every page, so each has a turn of its own and others are answered in between.
  await setImmediate();
  const letters = exact.length > 0 ? exact : searchLoosely(entries, query, lettersLimit);
  await setImmediate();
  // The page that the answer comes from stands first, whatever words it uses.
  const found = (list: readonly SearchEntry[], asked: AskedOften | undefined): Found => {
    const source = entries.find(({ path }) => path === asked?.href);
    const all = source ? [source, ...list.filter((entry) => entry !== source)] : list;
    return { pages: all.slice(0, limit).map(shown), answer: answerOf(asked) };
  };
  const askedByWords = askedOften.find(({ asked }) => asked.some((each) => sameWords(each, query)));
  // A part of the kit is found by its name; its one sentence says nothing that a question could mean.
  const pages = entries.filter(({ path }) => !path.includes('#'));
  try {
    const near = await inTime(nearness(respelled(entries, query), questions, pages.map(textOf)), withinMs);
    const nearOf = new Map(pages.map(({ path }, at) => [path, near[questions.length + at] ?? 0]));
    const order = inOneOrder({
      letters: letters.map(({ entry }) => entries.indexOf(entry)),
      exact: exact.length > 0,
      nearness: entries.map(({ path }) => nearOf.get(path) ?? 0),
    });
    return found(
      order.flatMap((place) => entries[place] ?? []),
      askedByWords ?? askedByMeaning(near.slice(0, questions.length)),
    );
  } catch (error) {
    log().warn({ err: error }, 'a search was answered by its letters alone');
    return found(
      letters.map(({ entry }) => entry),
      askedByWords,
    );
  }
}
