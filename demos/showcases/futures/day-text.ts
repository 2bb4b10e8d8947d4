/** A day as a student reads it, such as 15 January. */
export const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

export const leftText = (days: number): string =>
  days === 0 ? 'closes today' : days === 1 ? 'closes tomorrow' : `${days} days left`;
