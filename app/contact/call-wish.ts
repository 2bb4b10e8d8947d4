import { z } from 'zod';
import { enquirySchema } from '#features/enquiries/schema.ts';

/** What the form for a call asks, beside the enquiry that it becomes. */
export const callSchema = enquirySchema.pick({ name: true, email: true }).extend({
  phone: z
    .string({ error: 'Please enter your telephone number.' })
    .trim()
    .min(1, { error: 'Please enter your telephone number.' })
    .max(40, { error: 'This is too long for a telephone number.' })
    .refine((text) => /^\+?[\d\s()/.-]+$/.test(text) && text.replace(/\D/g, '').length >= 6, {
      error:
        'This doesn’t look like a telephone number. Use digits with a country code, such as +49 30 1234567.',
    }),
  when: z
    .string({ error: 'Please choose an hour.' })
    .trim()
    .min(1, { error: 'Please choose an hour.' })
    .max(120, { error: 'Please say it in fewer words.' }),
  about: z
    .string({ error: 'Please say in a few words what it is about.' })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, { error: 'Please say in a few words what it is about.' })
        .max(2000, { error: 'This is more than 2,000 characters. You can tell us the rest in the call.' }),
    ),
});

/** The wish for a call as the message of an enquiry. */
export const callMessage = (
  { phone, about }: Pick<z.output<typeof callSchema>, 'phone' | 'about'>,
  when: string,
): string => `Please call me on ${phone}.\nWhen: ${when}\nAbout: ${about}`;
