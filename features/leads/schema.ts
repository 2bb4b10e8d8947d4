import { z } from 'zod';
import { emailSchema, formKeySchema, nameSchema } from '#lib/forms/form-schemas.ts';
import { stages } from './stages.ts';

const line = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(most, { error: `Please write at most ${most} characters.` }))
    .optional()
    .default('');

const seen = z.coerce.number().int();
const day = z
  .union([z.literal(''), z.iso.date({ error: 'Please enter a complete date.' })])
  .optional()
  .default('');

/** Who somebody is and what is agreed with them, as the form of their record sends it. */
export const leadSchema = z
  .object({
    name: nameSchema,
    phone: line(60),
    company: line(120),
    /** Plain digits with a point, in the studio's currency. */
    value: z
      .string()
      .transform((text) => text.replace(/[\s,]/g, ''))
      .pipe(z.string().regex(/^(\d{1,9}(\.\d{1,2})?)?$/, { error: 'Please enter an amount such as 12000.' }))
      .optional()
      .default(''),
    owner: z.string().max(128).optional().default(''),
    nextStep: line(200),
    nextStepOn: day,
    seen,
  })
  .refine(({ nextStep, nextStepOn }) => nextStepOn === '' || nextStep !== '', {
    path: ['nextStep'],
    error: 'Please say what the next step on that day is.',
  });
export type LeadWish = z.output<typeof leadSchema>;

/** Somebody whom staff add by hand. */
export const newLeadSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  company: line(120),
  phone: line(60),
});
export type NewLeadWish = z.output<typeof newLeadSchema>;

/** To which stage somebody comes; who is lost has a reason. */
export const stageSchema = z
  .object({ id: z.uuid(), stage: z.enum(stages), reason: line(300) })
  .refine(({ stage, reason }) => stage !== 'lost' || reason !== '', {
    path: ['reason'],
    error: 'Please say why the lead was lost. It helps with the next offer.',
  });
export type StageWish = z.output<typeof stageSchema>;

/** Something that staff write down. */
export const leadNoteSchema = z.object({
  note: z
    .string({ error: 'Please write a note.' })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, { error: 'Please write a note.' })
        .max(8000, { error: 'Please write at most 8,000 characters.' }),
    ),
  key: formKeySchema,
});

/** Two records: the one that stays, and the one that goes into it or is told apart from it. */
export const pairSchema = z.object({ id: z.uuid(), other: z.uuid() });
