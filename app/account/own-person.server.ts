import { visitorOf } from '#features/identity/queries.server.ts';

/** Name and address of whoever is signed in, which forms are filled in with; nothing of anybody else. */
export async function ownPerson(request: Request): Promise<Readonly<Record<string, string>>> {
  const visitor = await visitorOf(request);
  return {
    ...(visitor?.name ? { name: visitor.name } : {}),
    ...(visitor?.email ? { email: visitor.email } : {}),
  };
}
