import { z } from 'zod';
import { services } from '../../services.ts';
import { type Call, fieldsOf, text } from '../call.ts';
import { demand } from '../errors.ts';
import { refresh } from '../refresh.ts';

const schema = z.object({ grant_type: text, refresh_token: text });

/** POST /v1/token: a new ID token for a refresh token, which gets a successor. */
export async function token(call: Call): Promise<object> {
  const { grant_type: grant, refresh_token: given } = fieldsOf(schema, call);
  demand(grant, 'MISSING_GRANT_TYPE');
  demand(grant === 'refresh_token', 'INVALID_GRANT_TYPE');
  demand(given, 'MISSING_REFRESH_TOKEN');
  const { idToken, refreshToken, expiresIn, userId } = await refresh(given);
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: expiresIn,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: userId,
    project_id: services().env.IDENTITY_PROJECT_ID,
  };
}
