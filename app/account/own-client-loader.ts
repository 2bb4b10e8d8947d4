import { settleSession } from '#features/identity/client/settle-session.ts';

/** The browser's side of an account page: a session that ran out while the SDK keeps its user is opened again first. */
export async function settled<T>(serverLoader: () => Promise<T>): Promise<T> {
  await settleSession();
  return serverLoader();
}
