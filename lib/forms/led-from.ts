/** The page of this site that led to a form, which the form sends along: its path alone; empty for anything else. */
export const ledFrom = (given: string | undefined): string =>
  given && given.length <= 200 && /^\/[\w/-]*$/.test(given) && !given.startsWith('//') ? given : '';
