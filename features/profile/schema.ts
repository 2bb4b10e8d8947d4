import { z } from 'zod';
import { zoneSchema } from '#lib/forms/form-schemas.ts';

const line = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(most, { error: `Please use at most ${most} characters.` }))
    .optional()
    .default('');

/** A telephone number with its country's code, as +491701234567; empty for none. */
const phoneSchema = z
  .string()
  .transform((text) => text.replace(/[\s()./-]/g, '').replace(/^00/, '+'))
  .pipe(
    z.union([z.literal(''), z.string().regex(/^\+[1-9]\d{6,14}$/)], {
      error: 'Start with the country code, as in +44 7700 900123.',
    }),
  )
  .optional()
  .default('');

/** What the form of one's details sends: the same for browser and command. */
export const profileSchema = z.object({
  company: line(120),
  role: line(120),
  phone: phoneSchema,
  zone: z
    .union([z.literal(''), zoneSchema], {
      error: 'We don’t know this time zone. Please choose one from the list.',
    })
    .optional()
    .default(''),
});
export type ProfileWish = z.output<typeof profileSchema>;
