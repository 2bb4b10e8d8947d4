/**
 * The value of the cookie `who` among the cookies of a document that came by https, or not; null where there is none.
 * The server names it in server/http/cookies.ts.
 */
export function whoTextIn(cookies: string, https: boolean): string | null {
  const form = https ? /(?:^|; )__Host-who=([^;]*)/ : /(?:^|; )who=([^;]*)/;
  return form.exec(cookies)?.[1] ?? null;
}

/** The same for the page at hand. */
export const whoText = (): string | null => whoTextIn(document.cookie, location.protocol === 'https:');
