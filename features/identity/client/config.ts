import { isJust, isText, orNull, shaped } from '#lib/files/shape.ts';
import { answerOf } from '#lib/forms/answer.ts';
import type { identityClientConfig } from '../queries.server.ts';

/** Where accounts live and under which names, as the server says it. */
type IdentityConfig = ReturnType<typeof identityClientConfig>;

const both = { apiKey: isText, projectId: isText, googleClientId: orNull(isText) };
const isEmbedded = shaped<Extract<IdentityConfig, { mode: 'embedded' }>>({
  ...both,
  mode: isJust('embedded'),
  authDomain: isJust(null),
});
const isFirebase = shaped<Extract<IdentityConfig, { mode: 'firebase' }>>({
  ...both,
  mode: isJust('firebase'),
  authDomain: orNull(isText),
});
const isConfig = (value: unknown): value is IdentityConfig => isEmbedded(value) || isFirebase(value);

let asked: Promise<IdentityConfig> | null = null;

async function ask(): Promise<IdentityConfig> {
  const answer = await fetch('/api/identity/config');
  if (!answer.ok) throw new Error(`the identity configuration answered ${answer.status}`);
  return answerOf(answer, isConfig);
}

/** The configuration, asked for once; after a failure the next caller asks again. */
export function identityConfig(): Promise<IdentityConfig> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
