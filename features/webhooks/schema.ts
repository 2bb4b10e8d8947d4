import { z } from 'zod';
import { topicNames } from './topics.ts';

const topics = z
  .record(z.string(), z.unknown())
  .default({})
  .transform((ticks) => topicNames.filter((name) => ticks[name.replace('.', '-')] !== undefined))
  .refine((chosen) => chosen.length > 0, { error: 'Tick at least one event.' });

/** What is said about a webhook. */
export const webhookSchema = z.object({
  label: z
    .string()
    .trim()
    .min(1, { error: 'Please enter a name.' })
    .max(80, { error: 'Please write at most 80 characters.' }),
  url: z
    .url({
      protocol: /^https?$/,
      error: 'Please enter a complete address such as https://hooks.example.com/in.',
    })
    .max(500, { error: 'Please write at most 500 characters.' }),
  topics,
});
export type WebhookWish = z.output<typeof webhookSchema>;

const id = z.uuid();
/** One webhook, as its form saw it. */
export const oneWebhook = z.object({ id });
/** A change to one; `seen` is the version that its form was made of. */
export const changeSchema = webhookSchema.extend({ id, seen: z.coerce.number().int() });
/** One delivery. */
export const oneDelivery = z.object({ delivery: z.uuid() });
