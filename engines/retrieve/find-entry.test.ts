import { expect, it } from 'vitest';
import { type Embed, unit } from '../embed/embed.ts';
import { findEntry } from './find-entry.ts';

/** Stands in for the model: knows that a jumper is a sweater. */
const embed: Embed = async (texts) =>
  texts.map((text) =>
    unit(Float32Array.from([0.05, /jumper|sweater/.test(text) ? 1 : 0, /parcel/.test(text) ? 1 : 0])),
  );

const entries = ['Wash a sweater by hand. Dry it flat.', 'Your parcel leaves within two days.'];

it('finds an entry that has no word in common', async () => {
  expect(await findEntry(entries, 'clean the jumper', embed)).toMatchObject({
    places: [0, 1],
    isThere: true,
  });
});

it('says that none answers', async () => {
  const none: Embed = async (texts) =>
    texts.map((_, at) => Float32Array.from([at === 0 ? 1 : 0, at === 0 ? 0 : 1]));
  expect((await findEntry(entries, 'Is there parking?', none)).isThere).toBe(false);
});
