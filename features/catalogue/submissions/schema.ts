import { z } from 'zod';
import { kinds, priceModels } from '../kinds.ts';
import { type DraftField, draftFields, isTrade } from './fields.ts';

const typed = z.string().max(20_000);

/** What a browser sends of a draft: any of its fields, as far as they are typed. */
export const draftSchema = z.object(
  Object.fromEntries(draftFields.map((field) => [field, typed.optional()])) as Record<
    DraftField,
    z.ZodOptional<z.ZodString>
  >,
);

/** A line that must be there. */
export const line = (what: string, most: number) =>
  z
    .string({ error: `Please write ${what}.` })
    .trim()
    .min(1, { error: `Please write ${what}.` })
    .max(most, { error: `Please use at most ${most} characters.` });

/** Words between commas. */
export const wordList = (most: number) =>
  z
    .string()
    .default('')
    .transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(
      z
        .array(z.string().max(40, { error: 'Each entry can have at most 40 characters.' }))
        .max(most, { error: `Please enter at most ${most}.` }),
    );

/** One feature a line, its name before a colon. */
export const featureLines = z
  .string({ error: 'Please name at least one feature.' })
  .transform((text) =>
    text
      .split('\n')
      .map((row) => row.trim())
      .filter(Boolean),
  )
  .pipe(
    z
      .array(
        z.string().transform((row, context): [name: string, text: string] => {
          const [, name = '', text = ''] = /^([^:]{1,40}):\s*(.{1,300})$/.exec(row) ?? [];
          if (!name.trim() || !text.trim())
            context.addIssue({
              code: 'custom',
              message: `“${row.slice(0, 40)}”: write a name of at most 40 characters, a colon, and what the feature does.`,
            });
          return [name.trim(), text.trim()];
        }),
      )
      .min(1, { error: 'Please name at least one feature.' })
      .max(20, { error: 'Please enter at most 20 features.' }),
  );

/** A submission that is whole: what is sent to be looked at. */
export const submissionSchema = z.object({
  name: line('a name', 60),
  tagline: line('what it does in one line', 160),
  maker: line('who makes it', 80),
  category: z
    .string({ error: 'Please choose a category.' })
    .refine(isTrade, { error: 'Please choose a category.' }),
  kind: z.enum(kinds, { error: 'Please choose a kind.' }),
  priceModel: z.enum(priceModels, { error: 'Please choose a pricing model.' }),
  demoUrl: z
    .string()
    .trim()
    .default('')
    .refine(
      (text) =>
        text === '' || (/^https:\/\/\S+\.\S+$/.test(text) && URL.canParse(text) && text.length <= 500),
      {
        error: 'Please enter a complete address that starts with https://, or leave the field empty.',
      },
    ),
  summary: line('what it is, in a few sentences', 400),
  takes: line('what goes in', 160),
  gives: line('what comes out', 160),
  features: featureLines,
  industries: wordList(12),
  stack: wordList(20),
  /** Markdown. */
  description: line('where it fits, and where it doesn’t', 20_000),
});
export type Submission = z.output<typeof submissionSchema>;

/** What staff decide about a submission. */
export const decisionSchema = z
  .object({
    decision: z.enum(['publish', 'changes', 'reject'], {
      error: 'Choose whether to publish it, ask for changes or reject it.',
    }),
    comment: z.string().trim().max(4000).default(''),
  })
  .refine(({ decision, comment }) => decision === 'publish' || comment !== '', {
    path: ['comment'],
    error: 'Please say why, so that the person can improve it.',
  });
export type Decision = z.output<typeof decisionSchema>;

/** A word about a submission, by its owner or by staff. */
export const commentSchema = z.object({
  text: z
    .string({ error: 'Please write a message.' })
    .trim()
    .min(1, { error: 'Please write a message.' })
    .max(4000, { error: 'Please use at most 4,000 characters.' }),
});
