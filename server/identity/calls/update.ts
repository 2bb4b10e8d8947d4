import { type Call, fieldsOf } from '../call.ts';
import { demand } from '../errors.ts';
import { applyCode } from './apply-code.ts';
import { updateByAdmin } from './update-by-admin.ts';
import { updateFields } from './update-fields.ts';
import { updateOwn } from './update-own.ts';

/** POST accounts:update: by an emailed code, for the caller's own account, or for any by an administrator. */
export async function update(call: Call): Promise<object> {
  const fields = fieldsOf(updateFields, call);
  if (fields.oobCode) return applyCode(fields.oobCode);
  if (call.admin && !fields.idToken) return updateByAdmin(fields);
  demand(fields.idToken, 'INVALID_REQ_TYPE : Unsupported request parameters.');
  demand(fields.customAttributes == null && fields.emailVerified == null, 'INSUFFICIENT_PERMISSION');
  demand(fields.disableUser == null, 'OPERATION_NOT_ALLOWED');
  return updateOwn(fields.idToken, fields);
}
