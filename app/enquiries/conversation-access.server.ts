import type { Access } from '#features/enquiries/queries.server.ts';
import { personOf } from './person.server.ts';

/** By which way a request reaches a conversation: the link's token, or a reference beside a session. */
export async function conversationAccess(request: Request, url: URL): Promise<Access> {
  const reference = url.searchParams.get('reference') ?? '';
  const person = reference ? await personOf(request) : null;
  return person ? { reference, person } : { token: url.searchParams.get('token') ?? '' };
}
