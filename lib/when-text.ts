/** A span of time in words: 'Monday 16 November 2026, 14:00–14:30 (Europe/Berlin, GMT+1)'. */
export function whenText(start: Date, end: Date, zone: string): string {
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
  const offset = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset', timeZone: zone })
    .formatToParts(start)
    .find((part) => part.type === 'timeZoneName')?.value;
  const date = day.format(start).replace(',', '');
  return `${date}, ${clock.format(start)}–${clock.format(end)} (${zone.replaceAll('_', ' ')}, ${offset})`;
}
