import { z } from 'zod';

/** The form of the archive that this program writes; it reads this one and none that is newer. */
export const exportVersion = 1;

/** What `export.json` says. */
export const exportManifest = z.object({
  format: z.literal('akra-export'),
  version: z.number().int(),
  site: z.string(),
  madeAt: z.iso.datetime(),
  /** Every table with where it lies and how many rows it has. */
  tables: z.array(
    z.object({ name: z.string(), kind: z.string(), columns: z.array(z.string()), rows: z.number().int() }),
  ),
  files: z.number().int(),
});
export type ExportManifest = z.output<typeof exportManifest>;
