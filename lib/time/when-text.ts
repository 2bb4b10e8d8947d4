/** A span of time in words, on a page that names its clock elsewhere: 'Monday 16 November 2026, 14:00–14:30'. */
export function spanText(start: Date, end: Date, zone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  });
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  return `${day.format(start).replace(',', '')}, ${clock.format(start)}–${clock.format(end)}`;
}

/** The same with its clock: 'Monday 16 November 2026, 14:00–14:30 (Europe/Berlin, GMT+1)'. */
export function whenText(start: Date, end: Date, zone: string): string {
  const offset = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset', timeZone: zone })
    .formatToParts(start)
    .find((part) => part.type === 'timeZoneName')?.value;
  return `${spanText(start, end, zone)} (${zone.replaceAll('_', ' ')}, ${offset})`;
}
