import { z } from 'zod';

/** Reads a certificate from a file that somebody brought. */
export const paperSchema = z.object({
  id: z.string(),
  name: z.string().min(1, 'Enter a name.').max(200),
  subject: z.string().min(1).max(200),
  /** Empty until it is issued. */
  number: z.string(),
  issuer: z.string(),
  day: z.string(),
  /** What it says with its signature; empty until it is issued. */
  code: z.string(),
  /** When and why it was revoked, if it was. */
  revoked: z.object({ day: z.iso.date(), reason: z.string() }).nullable(),
});
/** A certificate, from the first draft on. */
export type Paper = z.infer<typeof paperSchema>;
