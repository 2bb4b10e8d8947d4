import { learnWords, newRow } from '#features/catalogue/commands/put-application.server.ts';
import type { ApplicationWish } from '#features/catalogue/schema.ts';
import { seededApplications } from '#features/catalogue/seeds.server.ts';
import { applications } from '#features/catalogue/tables.server.ts';
import { catalogueTag } from '#features/catalogue/visible.server.ts';
import { bump } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';

const batch = 500;

/** A row of numbers that looks random and is the same at every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const onsets = ['br', 'd', 'gr', 'k', 'l', 'm', 'pl', 'r', 's', 't', 'v', 'z'];
const vowels = ['a', 'e', 'i', 'o', 'u', 'ai', 'ou'];

/** A made-up word: some of them are common, most are rare, as in a language. */
function word(next: () => number): string {
  let rank = Math.floor(6000 ** next());
  let text = '';
  for (let syllable = 0; syllable < 3; syllable += 1) {
    text += `${onsets[rank % onsets.length]}${vowels[rank % vowels.length]}`;
    rank = Math.floor(rank / 7) + syllable;
  }
  return text;
}
const words = (next: () => number, count: number): string =>
  Array.from({ length: count }, () => word(next)).join(' ');

/** An application made of two real ones and made-up words, so that real searches find their share. */
function madeUp(n: number, next: () => number): ApplicationWish {
  const pick = () => seededApplications[Math.floor(next() * seededApplications.length)] as ApplicationWish;
  const [a, b] = [pick(), pick()];
  return {
    ...a,
    slug: `${a.slug}-${n}`,
    name: `${a.name} ${word(next)}`,
    tagline: `${b.tagline} ${words(next, 3)}`,
    description: `${a.description}\n\n${words(next, 40)}`,
    features: [...a.features, ...b.features.slice(0, 1)],
    industries: [...new Set([...a.industries.slice(0, 1), ...b.industries.slice(0, 2)])],
    status: 'published',
    position: n,
  };
}

/** Fills the catalogue up to so many applications; the same ones at every run. */
export async function fillTo(size: number, from: number): Promise<void> {
  const next = chance(from + 1);
  for (let n = from; n < size; n += batch) {
    const wishes = Array.from({ length: Math.min(batch, size - n) }, (_, more) => madeUp(n + more, next));
    await services().inTransaction(async (tx) => {
      await tx
        .insert(applications)
        .values(wishes.map((wish) => ({ ...newRow(wish), popularity: Math.floor(next() ** 6 * 5000) })));
      await learnWords(tx, wishes);
      await bump(tx, catalogueTag);
    });
  }
  await services().database.pool.query('vacuum analyze applications, application_words');
}
