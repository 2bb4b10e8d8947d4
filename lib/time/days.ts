const milliseconds = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days later, both as in 2026-11-18; a negative number counts back. */
export const daysLater = (day: string, days: number): string =>
  new Date(milliseconds(day) + days * 86_400_000).toISOString().slice(0, 10);

/** How many days lie between two days; negative where the second comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((milliseconds(to) - milliseconds(from)) / 86_400_000);
