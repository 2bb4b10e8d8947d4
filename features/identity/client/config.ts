import type { identityClientConfig } from '../queries.server.ts';

/** Where accounts live and under which names, as the server says it. */
export type IdentityConfig = ReturnType<typeof identityClientConfig>;

let asked: Promise<IdentityConfig> | null = null;

async function ask(): Promise<IdentityConfig> {
  const answer = await fetch('/api/identity/config');
  if (!answer.ok) throw new Error(`the identity configuration answered ${answer.status}`);
  return answer.json();
}

/** The configuration, asked for once; after a failure the next caller asks again. */
export function identityConfig(): Promise<IdentityConfig> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
