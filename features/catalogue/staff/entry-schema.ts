import { z } from 'zod';
import { hues } from '#lib/look/hue.ts';
import { kinds, priceModels } from '../kinds.ts';
import { path, slug } from '../schema.ts';
import { featureLines, line, wordList } from '../submissions/schema.ts';

/** A path or an address, or nothing. */
const optionalPath = z
  .string()
  .trim()
  .default('')
  .transform((text) => text || null)
  .pipe(path.nullable());

/** An entry of the catalogue as its form says it: lists between commas, features one a line. */
export const entrySchema = z.object({
  name: line('its name', 60),
  tagline: line('what it does in a line', 160),
  /** Nobody for what the studio makes itself. */
  maker: z
    .string()
    .trim()
    .max(80, { error: 'Please use at most 80 characters.' })
    .default('')
    .transform((text) => text || null),
  category: line('its category', 40),
  kind: z.enum(kinds, { error: 'Please choose a kind.' }),
  priceModel: z.enum(priceModels, { error: 'Please choose a pricing model.' }),
  demoUrl: optionalPath,
  storyUrl: optionalPath,
  summary: line('what it is, in a few sentences', 400),
  takes: line('what goes in', 160),
  gives: line('what comes out', 160),
  features: featureLines,
  industries: wordList(12),
  stack: wordList(20),
  /** Markdown. */
  description: line('where it fits, and where it doesn’t', 20_000),
  hue: z.enum(hues, { error: 'Please choose a colour.' }),
  object: line('its object', 40),
  position: z.coerce
    .number({ error: 'Please enter a whole number.' })
    .int({ error: 'Please enter a whole number.' })
    .min(0, { error: 'Please enter 0 or a larger number.' })
    .max(1_000_000, { error: 'Please enter a smaller number.' }),
});
export type EntryWish = z.output<typeof entrySchema>;

/** The same with its address, for an entry that is new. */
export const newEntrySchema = entrySchema.extend({ slug });
export type NewEntryWish = z.output<typeof newEntrySchema>;

/** What the fields are called where two editors are compared. */
export const entryLabels: Record<keyof EntryWish, string> = {
  name: 'Name',
  tagline: 'What it does',
  maker: 'Who makes it',
  category: 'Category',
  kind: 'Kind',
  priceModel: 'Price',
  demoUrl: 'Demo address',
  storyUrl: 'Case study address',
  summary: 'What it is',
  takes: 'What goes in',
  gives: 'What comes out',
  features: 'Features',
  industries: 'Who uses it',
  stack: 'What it’s built with',
  description: 'Where it fits, and where it doesn’t',
  hue: 'Colour',
  object: 'Object',
  position: 'Place',
};

/** An entry as its form shows it again. */
export function typedEntry(entry: EntryWish): Record<keyof EntryWish, string> {
  const { maker, demoUrl, storyUrl, features, industries, stack, position, ...texts } = entry;
  return {
    ...texts,
    maker: maker ?? '',
    demoUrl: demoUrl ?? '',
    storyUrl: storyUrl ?? '',
    features: features.map(([name, text]) => `${name}: ${text}`).join('\n'),
    industries: industries.join(', '),
    stack: stack.join(', '),
    position: String(position),
  };
}
