import { z } from 'zod';

/** The form of the file that this program writes; it reads this one and none that is newer. */
export const formatVersion = 1;

const sum = z.string().regex(/^[0-9a-f]{64}$/);
const part = z.object({ entry: z.string(), bytes: z.number().int(), sha256: sum });

const headFields = {
  format: z.number().int(),
  madeAt: z.iso.datetime(),
  /** The program's version, for people. */
  program: z.string(),
  /** How far the schema was, by the hashes of its steps. */
  migrations: z.array(z.object({ name: z.string(), hash: sum })),
  /** The version of the jobs' own tables; null where there were none yet. */
  jobs: z.number().int().nullable(),
  secret: z.object({
    /** Whether the data folder's secret lies in the file, or APP_SECRET has to be given again. */
    lies: z.enum(['here', 'in APP_SECRET']),
    /** Tells the right secret from another one without telling it. */
    mark: sum,
  }),
};

/** What stands first in the file: enough to refuse it before anything is read. */
export const backupHead = z.object(headFields);
export type BackupHead = z.output<typeof backupHead>;

/** What stands last in the file: everything in it, with its hash. */
export const backupManifest = z.object({
  ...headFields,
  tables: z.array(
    z.object({
      schema: z.enum(['public', 'pgboss']),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      parts: z.array(part),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
  files: z.array(part.extend({ key: z.string(), contentType: z.string().nullable() })),
  /** The secret's own part, where it lies here. */
  secretPart: part.nullable(),
});
export type BackupManifest = z.output<typeof backupManifest>;
export type BackupTable = BackupManifest['tables'][number];
export type BackupPart = z.output<typeof part>;

/** The names of the entries. */
export const entryNames = {
  head: 'backup.json',
  manifest: 'manifest.json',
  secret: 'app-secret',
  table: (schema: string, name: string, number: number) =>
    `database/${schema}.${name}/${String(number).padStart(6, '0')}.copy`,
  file: (key: string) => `files/${key}`,
};
