/** The hour of a person's day from which their digest is written. */
const morningHour = 8;

/** A person's own date and hour. */
export function localTime(moment: Date, zone: string): { day: string; hour: number } {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

/** Whether a digest is due: it is morning or later where the person is, and this day has had none. */
export function isDigestDue(moment: Date, zone: string, lastDay: string | null): boolean {
  const { day, hour } = localTime(moment, zone);
  return hour >= morningHour && (lastDay === null || lastDay < day);
}
