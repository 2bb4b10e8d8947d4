const whole = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day such as `2026-11-16` in words: 16 November 2026. */
export const dayText = (day: string): string =>
  day === '' ? '' : whole.format(new Date(`${day}T00:00:00Z`));
