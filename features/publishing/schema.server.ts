import { z } from 'zod';
import { readSectionsText } from '#lib/text/sections-text.ts';
import { slugFrom } from '#lib/text/slug.ts';
import { tokensIn } from '#lib/text/text-tokens.ts';
import { isKnownToken } from './fill.server.ts';
import { type EntryData, type EntryField, type EntryKind, kinds } from './kinds.ts';
import { linesOf, linksOf } from './pairs.ts';

const ownAddress = /^(\/(?!\/)|#|https:\/\/|mailto:)\S*$/;

function checkText(field: EntryField, text: string): string | null {
  const unknown = tokensIn(text).find((name) => !isKnownToken(name));
  if (unknown)
    return `{{${unknown}}} isn’t a known value. Use a name from content/proof.json or the settings.`;
  if (field.control === 'pairs' && linesOf(text).some((line) => !line.includes(':')))
    return 'Please write one “Name: text” per line.';
  if (field.control === 'links' && linksOf(text).some(({ name, href }) => !name || !ownAddress.test(href)))
    return 'Please end each line with an address, such as “Words | /contact-us”.';
  if (field.control === 'address' && text && !ownAddress.test(text))
    return 'Please enter an address such as /contact-us or https://example.com.';
  if (field.control === 'choice' && text && !field.options?.includes(text))
    return 'Please choose one from the list.';
  if (field.control === 'date' && text && !z.iso.date().safeParse(text).success)
    return 'Please enter a date such as 2026-11-15.';
  if (field.control === 'picture' && text && !z.uuid().safeParse(text).success)
    return 'Please choose one of the pictures.';
  // A page that is always there has a path; what is new has a slug.
  if (field.control === 'slug' && text && !text.startsWith('/') && slugFrom(text) !== text)
    return 'Please use only lower-case letters, digits and hyphens.';
  return null;
}

const fieldSchema = (field: EntryField) =>
  z
    .string()
    .default('')
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .superRefine((text, context) => {
      const problem =
        text === '' && !field.optional
          ? 'Please fill this in.'
          : text.length > field.most
            ? `Please use at most ${field.most} characters. You have ${text.length}.`
            : checkText(field, text);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });

/** What the words of a kind must be before they are kept; the first problem of each field is told. */
export const schemaOf = (kind: EntryKind): z.ZodType<EntryData, unknown> =>
  z
    .object(Object.fromEntries(kinds[kind].fields.map((field) => [field.name, fieldSchema(field)])))
    .superRefine((data, context) => {
      const composed = kind === 'story' || kind === 'service';
      if (composed && data.body && readSectionsText(data.body).length === 0)
        context.addIssue({
          code: 'custom',
          path: ['body'],
          message: 'Please start the text with a heading such as “## Heading”.',
        });
    });

/** The version that a form saw. */
export const seenSchema = z.object({ seen: z.coerce.number().int().min(1) });

/** Which version to return to. */
export const returnSchema = seenSchema.extend({ version: z.coerce.number().int().min(1) });

const path = z.string().trim().min(1, { error: 'Please fill this in.' }).max(500);

/** Where an address is to lead. */
export const redirectSchema = z.object({ from: path, to: path });

const shows = z
  .string()
  .trim()
  .min(4, { error: 'Please describe what the picture shows, for people who can’t see it.' })
  .max(200);
const percent = z.coerce.number().int().min(0).max(100);

/** A picture that is new, beside its file. */
export const newPictureSchema = z.object({ alt: shows });

/** What can be changed of a picture. */
export const pictureSchema = seenSchema.extend({
  id: z.uuid(),
  alt: shows,
  focusX: percent,
  focusY: percent,
});
