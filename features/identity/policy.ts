/** Whether somebody counts as staff: marked by address, and shown to own it. An address alone proves nothing. */
export function isStaff(person: { email: string | null; emailVerified: boolean }, marked: boolean): boolean {
  return marked && person.emailVerified && person.email !== null;
}

/** Everybody may end their own sessions and nobody else's. */
export function mayEnd(visitor: { userId: string }, session: { userId: string }): boolean {
  return visitor.userId === session.userId;
}
