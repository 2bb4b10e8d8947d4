import { z } from 'zod';
import { emailSchema, formKeySchema, tokenSchema } from '#lib/forms/form-schemas.ts';

/** What somebody may do in their company. */
const roleSchema = z.enum(['owner', 'member'], { error: 'Choose their role.' });
export type Role = z.output<typeof roleSchema>;

const companyName = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().max(120, { error: 'This name is too long.' }));

/** The form that asks somebody to join; the first one of all also names the company. */
export const inviteSchema = z.object({
  company: companyName.optional().default(''),
  email: emailSchema,
  role: roleSchema,
  key: formKeySchema,
});
export type InviteWish = z.output<typeof inviteSchema>;

/** The buttons beside an invitation. */
export const invitationSchema = z.object({ invitation: z.uuid() });

/** The buttons beside a person. */
export const memberSchema = z.object({ member: z.string().min(1).max(128) });

/** The choice of what a person may do. */
export const roleChangeSchema = memberSchema.extend({ role: roleSchema });

/** The form that gives the company another name. */
export const renameSchema = z.object({
  company: companyName.pipe(z.string().min(1, { error: 'Enter the company’s name.' })),
});

/** The buttons of the page behind an invitation's link. */
export const answerSchema = z.object({ token: tokenSchema });

/** Somebody who is signed in, as far as companies care. */
export interface Person {
  userId: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}
