import { z } from 'zod';

/** One backup. */
export const oneBackup = z.object({ id: z.uuid() });

/** How many backups are kept, and whether one is made every night. */
export const backupSettingsSchema = z.object({
  keep: z.coerce
    .number({ error: 'Enter a number from 1 to 60.' })
    .int({ error: 'Enter a whole number.' })
    .min(1, { error: 'Enter a number from 1 to 60.' })
    .max(60, { error: 'Enter a number from 1 to 60.' }),
  nightly: z
    .unknown()
    .optional()
    .transform((tick) => tick !== undefined),
});
