import { visitorOf } from '#features/identity/queries.server.ts';

/** Name and address of the signed-in person, to fill in forms; nothing about anybody else. */
export async function ownPerson(request: Request): Promise<Readonly<Record<string, string>>> {
  const visitor = await visitorOf(request);
  return {
    ...(visitor?.name ? { name: visitor.name } : {}),
    ...(visitor?.email ? { email: visitor.email } : {}),
  };
}
