import { expect, it } from 'vitest';
import { type Embed, unit } from '../embed/embed.ts';
import { mostLike } from './like-this.ts';
import { sortText } from './sort-texts.ts';

/** Stands in for the model: a text is about what it names. */
const topics = ['money', 'parcel', 'error'];
const embed: Embed = async (texts) =>
  texts.map((text) =>
    unit(Float32Array.from([0.01, ...topics.map((topic) => (text.includes(topic) ? 1 : 0))])),
  );

const labelled = [
  { label: 'billing', text: 'money back' },
  { label: 'delivery', text: 'parcel late' },
  { label: 'other', text: 'hello' },
];

it('puts a text into the group of its nearest examples, and names the example', async () => {
  expect(await sortText('my parcel', labelled, embed)).toMatchObject({
    label: 'delivery',
    nearest: { text: 'parcel late' },
    sureness: 'clear',
  });
});

it('says when two groups are as near', async () => {
  expect((await sortText('money for a parcel', labelled, embed)).sureness).toBe('close');
});

it('gives what is like nothing to the fallback', async () => {
  const known = labelled.filter(({ label }) => label !== 'other');
  const far = await sortText(
    'an error',
    [...known, { label: 'rest', text: 'money or parcel' }],
    embed,
    'rest',
  );
  expect(far).toMatchObject({ label: 'rest', sureness: 'far' });
});

it('finds the things most like another, and never the thing itself', async () => {
  const things = ['money box', 'parcel tape', 'money clip'].map((name) => ({ name, description: '' }));
  expect((await mostLike(things, 0, embed)).map(({ place }) => place)).toEqual([2, 1]);
});
