/** A wait in words: 'today', '1 day', '9 days'. */
export const waitWords = (days: number): string =>
  days <= 0 ? 'today' : days === 1 ? '1 day' : `${days} days`;
