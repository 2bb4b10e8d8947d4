import { resolve } from 'node:path';
import type { Env } from '../../env.ts';
import { makeFolderStorage } from '../../storage/folder.ts';
import { makeS3Storage } from '../../storage/s3.ts';
import type { Storage } from '../../storage/storage.ts';
import { usualCost } from './piece.ts';

/** Where copies of backups go. */
export interface OffsitePlace {
  storage: Storage;
  passphrase: string;
  /** How much work it is to try one passphrase; tests take less. */
  cost: number;
  keepDays: number;
  /** The place in words, without anything secret. */
  label: string;
}

/** The off-site place of this environment; null where none is set. */
export function offsitePlace(env: Env): OffsitePlace | null {
  const { BACKUP_KEY: passphrase, BACKUP_KEEP_DAYS: keepDays } = env;
  if (!passphrase) return null;
  if (env.BACKUP_FOLDER) {
    const folder = resolve(env.BACKUP_FOLDER);
    return { storage: makeFolderStorage(folder), passphrase, cost: usualCost, keepDays, label: folder };
  }
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region, BACKUP_S3_BUCKET: bucket } = env;
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return null;
  return {
    storage: makeS3Storage({ endpoint, region, bucket, accessKeyId, secretAccessKey }),
    passphrase,
    cost: usualCost,
    keepDays,
    label: `${new URL(endpoint).host}/${bucket}`,
  };
}
