import { join } from 'node:path';
import type { Env } from '../env.ts';
import { makeFolderStorage } from './folder.ts';
import { makeS3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** S3-compatible storage when it is set, otherwise the data folder. */
export function makeStorage(env: Env): Storage {
  if (env.S3_ENDPOINT && env.S3_REGION && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY) {
    return makeS3Storage({
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: env.S3_BUCKET,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    });
  }
  return makeFolderStorage(join(env.DATA_DIR, 'files'));
}
