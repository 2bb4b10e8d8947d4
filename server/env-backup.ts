import { z } from 'zod';
import { help, webUrl, whole } from './env-fields.ts';

const group = 'Off-site backups';

/** The variables of the copies that backups leave in another place. */
export const backupVariables = {
  BACKUP_KEY: z
    .string()
    .min(20, { error: 'write a passphrase of at least 20 characters, and don’t keep it with the backups' })
    .optional()
    .meta(
      help(
        group,
        'Passphrase that encrypts the copies. Without it nobody can read them, not even you, so keep it away from this server.',
      ),
    ),
  BACKUP_FOLDER: z
    .string()
    .optional()
    .meta(help(group, 'Folder for the copies, on another disk or a mounted share.', '/mnt/elsewhere/akra')),
  BACKUP_S3_ENDPOINT: webUrl
    .optional()
    .meta(
      help(
        group,
        'S3-compatible storage for the copies, instead of a folder; preferably not with the site’s own provider.',
        'https://s3.eu-central-1.amazonaws.com',
      ),
    ),
  BACKUP_S3_REGION: z
    .string()
    .optional()
    .meta(help(group, 'Region of that storage.', 'eu-central-1')),
  BACKUP_S3_BUCKET: z
    .string()
    .optional()
    .meta(help(group, 'Bucket of that storage.', 'akra-backups')),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional().meta(help(group, 'Access key of that storage.')),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional().meta(help(group, 'Secret key of that storage.')),
  BACKUP_KEEP_DAYS: whole('a number of days', 1, 3650)
    .default(30)
    .meta(help(group, 'Days after which a copy is removed; the newest copy always stays.', '30')),
};

/** Variables that are of use only together. */
export const backupBundle = [
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_REGION',
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;

interface BackupEnv {
  BACKUP_KEY?: string | undefined;
  BACKUP_FOLDER?: string | undefined;
  BACKUP_S3_ENDPOINT?: string | undefined;
}

/** What is wrong with the variables taken together. */
export function problemsOfBackups({ BACKUP_KEY, BACKUP_FOLDER, BACKUP_S3_ENDPOINT }: BackupEnv): string[] {
  const problems: string[] = [];
  if (BACKUP_FOLDER && BACKUP_S3_ENDPOINT)
    problems.push('BACKUP_FOLDER: set either this or BACKUP_S3_ENDPOINT, not both');
  if ((BACKUP_FOLDER || BACKUP_S3_ENDPOINT) && !BACKUP_KEY)
    problems.push('BACKUP_KEY: needed for off-site backups, which are always encrypted');
  if (BACKUP_KEY && !BACKUP_FOLDER && !BACKUP_S3_ENDPOINT)
    problems.push('BACKUP_KEY: also set BACKUP_FOLDER or BACKUP_S3_ENDPOINT, otherwise nothing is copied');
  return problems;
}
