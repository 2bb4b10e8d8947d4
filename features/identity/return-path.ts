const site = 'https://site.invalid';
const afterSignIn = '/account/details';
// Coming back to these would ask to sign in again, or show a used-up link.
const doors = /^\/(sign-in|sign-up|auth)(\/|$)/;

/** Where to go after signing in: the page that asked for it, as long as it is one of this site. */
export function returnPath(redirectFrom: string | null | undefined): string {
  if (!redirectFrom?.startsWith('/') || !URL.canParse(redirectFrom, site)) return afterSignIn;
  const url = new URL(redirectFrom, site);
  if (url.origin !== site || doors.test(url.pathname)) return afterSignIn;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page that comes back to a path. */
export const signInFor = (path: string): string =>
  `/sign-in?${new URLSearchParams({ redirectFrom: path }).toString()}`;
