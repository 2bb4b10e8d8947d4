import { z } from 'zod';
import { typedAddress } from '#lib/forms/typed-address.ts';
import { mostPages, mostSteps, paces } from './schedules.ts';

const address = z
  .string({ error: 'Enter an address, such as example.com.' })
  .trim()
  .min(1, { error: 'Enter an address, such as example.com.' })
  .max(2000, { error: 'Please use an address of at most 2,000 characters.' })
  .refine((typed) => !typed.startsWith('example:'), {
    error: 'The sample never changes, so there is nothing to watch. Enter an address of your own.',
  })
  .transform(typedAddress)
  .refine((typed) => URL.canParse(typed), { error: 'Enter an address, such as example.com/page.' })
  .transform((typed) => new URL(typed).href)
  // Written out, letters of other alphabets take several characters each.
  .refine((href) => href.length <= 2000, { error: 'Please use an address of at most 2,000 characters.' });

const upTo = (most: number) => {
  const error = `Enter a number from 1 to ${most}.`;
  return z.coerce.number({ error }).int({ error }).min(1, { error }).max(most, { error });
};

/** What a schedule does each time. */
const taskSchema = z.discriminatedUnion('work', [
  z.object({
    work: z.literal('seo'),
    address,
    reach: z.enum(['page', 'site'], { error: 'Please choose how much is checked.' }),
    pages: upTo(mostPages).default(30),
  }),
  z.object({
    work: z.literal('forecast'),
    address,
    /** The column of figures; the first one where it is empty. */
    column: z
      .string()
      .trim()
      .max(200, { error: 'Please use at most 200 characters for the column.' })
      .default(''),
    steps: upTo(mostSteps).default(6),
  }),
]);
export type Task = z.output<typeof taskSchema>;

const pace = z.enum(paces, { error: 'Please choose how often it runs.' });

/** A schedule as a form sends it: what it does, and how often. */
export const newScheduleSchema = z
  .intersection(taskSchema, z.object({ pace }))
  .transform(({ pace: chosen, ...task }): { task: Task; pace: z.output<typeof pace> } => ({
    task,
    pace: chosen,
  }));
export type NewSchedule = z.output<typeof newScheduleSchema>;

/** Which schedule a button is about. */
export const idSchema = z.object({ id: z.uuid() });

/** How often one is to run from now on. */
export const paceSchema = z.object({ id: z.uuid(), pace });
