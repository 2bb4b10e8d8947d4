import { z } from 'zod';
import { type Call, fieldsOf, text, texts } from '../call.ts';
import { demand } from '../errors.ts';
import { applyCode } from './apply-code.ts';
import { updateByAdmin } from './update-by-admin.ts';
import { updateOwn } from './update-own.ts';

const schema = z.object({
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

/** The fields of accounts:update. */
export type UpdateFields = z.output<typeof schema>;

/** POST accounts:update: a mailed code, one's own account, or for an administrator any. */
export async function update(call: Call): Promise<object> {
  const fields = fieldsOf(schema, call);
  if (fields.oobCode) return applyCode(fields.oobCode);
  if (call.admin && !fields.idToken) return updateByAdmin(fields);
  demand(fields.idToken, 'INVALID_REQ_TYPE : Unsupported request parameters.');
  demand(fields.customAttributes == null && fields.emailVerified == null, 'INSUFFICIENT_PERMISSION');
  demand(fields.disableUser == null, 'OPERATION_NOT_ALLOWED');
  return updateOwn(fields.idToken, fields);
}
