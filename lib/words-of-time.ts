const format = (zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });

/** The clock of a zone at a moment: 09:30. */
export const clockAt = (iso: string, zone: string): string =>
  format(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(Date.parse(iso));

/** A day in a zone: Tuesday 8 December. */
export const dayAt = (iso: string, zone: string): string =>
  format(zone, { weekday: 'long', day: 'numeric', month: 'long' }).format(Date.parse(iso)).replace(',', '');

/** A day in a zone, short: Tue 8 Dec. */
export const shortDayAt = (iso: string, zone: string): string =>
  format(zone, { weekday: 'short', day: 'numeric', month: 'short' }).format(Date.parse(iso)).replace(',', '');

/** A date as words: Tuesday 8 December. */
export const dayOfDate = (date: string): string => dayAt(`${date}T12:00:00Z`, 'UTC');

/** A zone as people call it: New York. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
