import { z } from 'zod';
import { slugFrom } from '../text/slug.ts';
import { rowFields, rowsSchema } from './numbered-rows.ts';
import type { Question } from './questions.ts';

const questionRow = z
  .object({
    id: z
      .string()
      .regex(/^([a-z][a-z0-9-]{0,39})?$/)
      .optional()
      .default(''),
    label: z
      .string({ error: 'Please write a question.' })
      .trim()
      .min(1, { error: 'Please write a question.' })
      .max(200, { error: 'Please use at most 200 characters.' }),
    kind: z.enum(['line', 'text', 'choice']).catch('line').default('line'),
    required: z.literal('on').optional(),
    options: z.string().max(2200).optional().default(''),
  })
  .transform(({ options, required, ...rest }) => ({
    ...rest,
    required: required === 'on',
    options: options
      .split('\n')
      .map((option) => option.trim())
      .filter(Boolean),
  }))
  .refine(({ kind, options }) => kind !== 'choice' || options.length > 1, {
    path: ['options'],
    error: 'Please write at least two answers, one per line.',
  })
  .refine(({ options }) => options.length <= 20 && options.every((option) => option.length <= 100), {
    path: ['options'],
    error: 'Please write at most 20 answers of up to 100 characters each.',
  });

type QuestionRow = z.output<typeof questionRow>;

/** Questions with an id each. Existing questions keep theirs, so that their answers stay with them. */
function withIds(rows: readonly QuestionRow[]): Question[] {
  const taken = new Set<string>(rows.map(({ id }) => id));
  return rows.map(({ id, label, kind, required, options }) => {
    let own = id;
    for (let count = 1; own === ''; count += 1) {
      const wished = `${slugFrom(label, 34).replace(/^[^a-z]+/, '') || 'question'}${count > 1 ? `-${count}` : ''}`;
      if (!taken.has(wished)) own = wished;
    }
    taken.add(own);
    return { id: own, label, kind, required, ...(kind === 'choice' ? { options } : {}) };
  });
}

/** The questions that a staff form sends, under the name `questions`. */
export const questionsSchema = rowsSchema(questionRow, ['label', 'options'], 12).transform(withIds);

/** Questions in the form in which they fill that form. */
export const questionFields = (questions: readonly Question[]): Record<string, string> =>
  rowFields(
    'questions',
    questions.map(({ id, label, kind, required, options = [] }) => ({
      id,
      label,
      kind,
      required: required ? 'on' : '',
      options: options.join('\n'),
    })),
  );
