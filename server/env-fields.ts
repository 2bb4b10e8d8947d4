import { z } from 'zod';

/** What `.env.example` prints about a variable. */
export type VariableHelp = { group: string; help: string; example?: string };

/** The help of one variable. */
export const help = (group: string, text: string, example?: string): VariableHelp => ({
  group,
  help: text,
  example,
});

/** A switch. */
export const flag = z
  .enum(['0', '1', 'on', 'off', 'true', 'false'], { error: 'write 1 or 0' })
  .transform((value) => value === '1' || value === 'on' || value === 'true');

/** A whole web address, without slashes at its end. */
export const webUrl = z
  .url({ protocol: /^https?$/, error: 'write a whole address such as https://example.com' })
  .transform((value) => value.replace(/\/+$/, ''));

/** Origins, separated by commas: scheme, host and port, and nothing else. */
export const origins = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => URL.canParse(part) && /^https?:$/.test(new URL(part).protocol)), {
    error: 'write origins such as https://calendar.lan:5232, separated by commas',
  })
  .transform((parts) => parts.map((part) => new URL(part).origin));

/** A whole number within bounds. */
export const whole = (what: string, min: number, max: number) =>
  z.coerce
    .number({ error: `write ${what} as a whole number` })
    .int({ error: `write ${what} as a whole number` })
    .min(min, { error: `write ${what} of at least ${min}` })
    .max(max, { error: `write ${what} of at most ${max}` });
