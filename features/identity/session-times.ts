const hour = 3_600_000;

const moments = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A moment as it stands in a list, by the clock that all readers share: “12 Nov 2026, 14:05 UTC”. */
export const momentText = (moment: string): string => `${moments.format(new Date(moment))} UTC`;

/** How long ago something was used. Uses are written down once an hour, so nothing finer is said. */
export function usedText(moment: string, now: string): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(moment)) / hour);
  if (hours < 1) return 'used within the hour';
  if (hours < 24) return hours === 1 ? 'used an hour ago' : `used ${hours} hours ago`;
  const passed = Math.floor(hours / 24);
  return passed === 1 ? 'used a day ago' : `used ${passed} days ago`;
}
