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
    /** Whether the file contains the data folder's secret, or APP_SECRET must be set again. */
    lies: z.enum(['here', 'in APP_SECRET']),
    /** Tells the right secret from another one without telling it. */
    mark: sum,
  }),
};

/** The first entry of the file, with enough facts to refuse it before reading on. */
export const backupHead = z.object(headFields);
export type BackupHead = z.output<typeof backupHead>;

/** The last entry of the file, which lists all parts with their hashes. */
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
  /** The part with the secret, if the file has one. */
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
