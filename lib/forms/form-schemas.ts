import { z } from 'zod';
import { emailKeyOf } from '../mail/email-key.ts';

const isZone = (zone: string): boolean => {
  try {
    // Offsets such as +02:00 aren't time zones: they don't follow clock changes.
    return !/^[+-]/.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
};

/** A time zone by its name, such as Europe/Berlin. */
export const zoneSchema = z
  .string()
  .max(60)
  .refine(isZone, { error: 'We don’t know this time zone. Please choose one from the list.' });

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A person's name, on one line. */
export const nameSchema = z
  .string({ error: 'Please enter your name.' })
  .transform(oneLine)
  .pipe(
    z.string().min(1, { error: 'Please enter your name.' }).max(100, { error: 'Please use a shorter name.' }),
  );

/** An address that mail can go to, as it was typed. */
export const emailSchema = z
  .string({ error: 'Please enter your email address.' })
  .trim()
  .min(1, { error: 'Please enter your email address.' })
  .max(254, { error: 'This address is too long. Please check it.' })
  .refine((value) => emailKeyOf(value) !== null, {
    error: 'This doesn’t look like an email address. Is something missing?',
  })
  .meta({ format: 'email' });

/** The script's idempotency key; a page without scripts sends none. */
export const formKeySchema = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .optional()
  .catch(undefined);

/** The token of a signed link. */
export const tokenSchema = z.string({ error: 'This link is incomplete.' }).min(1).max(2000);
