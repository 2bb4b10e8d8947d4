import { z } from 'zod';
import { text, texts } from '../call.ts';

/** The fields of accounts:update. */
export const updateFields = z.object({
  idToken: text,
  localId: text,
  oobCode: text,
  displayName: text,
  photoUrl: text,
  password: text,
  email: text,
  deleteAttribute: texts,
  deleteProvider: texts,
  validSince: z.union([z.string(), z.number()]).nullish(),
  disableUser: z.boolean().nullish(),
  customAttributes: text,
  emailVerified: z.boolean().nullish(),
});

export type UpdateFields = z.output<typeof updateFields>;
