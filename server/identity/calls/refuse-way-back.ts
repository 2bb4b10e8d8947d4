import { z } from 'zod';
import { type Call, fieldsOf, text } from '../call.ts';
import { refuseWayBack } from '../way-back.ts';

const schema = z.object({ oobCode: text });

/** POST /api/identity/refuse-way-back: the button in the email that announces it. */
export async function refuseWayBackCall(call: Call): Promise<object> {
  await refuseWayBack(fieldsOf(schema, call).oobCode ?? undefined);
  return { refused: true };
}
