import { z } from 'zod';

/** The most names that one call may ask for. */
const mostNames = 100;

const word = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The name of a set or of an icon, as Iconify allows them. */
export const iconWordSchema = z
  .string()
  .max(64, { error: 'A name has at most 64 characters.' })
  .regex(word, { error: 'A name is made of lower-case letters, digits and single hyphens.' });

/** The `icons` of a call: names with commas between them, each once. */
export const iconNamesSchema = z
  .string({ error: 'Say which icons: ?icons=calendar,clock' })
  .min(1, { error: 'Say which icons: ?icons=calendar,clock' })
  .max(mostNames * 65, { error: `Ask for at most ${mostNames} icons at once.` })
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(iconWordSchema).max(mostNames, { error: `Ask for at most ${mostNames} icons at once.` }));

const units = z.number().positive().max(4096);
const shape = {
  left: z.number().min(-4096).max(4096).optional(),
  top: z.number().min(-4096).max(4096).optional(),
  width: units.optional(),
  height: units.optional(),
  rotate: z.number().int().min(-3).max(3).optional(),
  hFlip: z.boolean().optional(),
  vFlip: z.boolean().optional(),
};

/** What a set holds, ours or the answer of a service; more is dropped. */
export const iconSetSchema = z.object({
  prefix: iconWordSchema,
  icons: z.record(iconWordSchema, z.object({ body: z.string().max(64_000), ...shape })),
  aliases: z.record(iconWordSchema, z.object({ parent: iconWordSchema, ...shape })).optional(),
  width: units.optional(),
  height: units.optional(),
});

/** A set as it is kept and sent by services: with other names for the same icon. */
export type KeptIconSet = z.output<typeof iconSetSchema>;
