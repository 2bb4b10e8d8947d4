/** A time of day as `07:15`; hours keep counting into the next day, as in timetables. */
export function clock(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return `${String(hours).padStart(2, '0')}:${String(minutes - hours * 60).padStart(2, '0')}`;
}

const colons = /^(\d{1,2})[:.h](\d{2})(?::(\d{2}))?\s*(am|pm)?$/i;
const hoursOnly = /^(\d{1,2})\s*(am|pm|h)$/i;

/** The seconds of a typed time: `7:15`, `07.15`, `7h15`, `7 pm`; null when it is none. */
export function parseClock(text: string): number | null {
  const trimmed = text.trim();
  const found = colons.exec(trimmed) ?? hoursOnly.exec(trimmed);
  if (!found) return null;
  const isLong = found.length > 3;
  const half = (isLong ? found[4] : found[2])?.toLowerCase();
  let hours = Number(found[1]);
  if (half === 'pm' && hours < 12) hours += 12;
  if (half === 'am' && hours === 12) hours = 0;
  const minutes = isLong ? Number(found[2]) : 0;
  if (hours > 36 || minutes > 59) return null;
  return hours * 3600 + minutes * 60 + (isLong ? Number(found[3] ?? 0) : 0);
}

/** A stretch of time in words: `3 h 20`, `45 min`. */
export function stretch(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0
    ? `${Math.floor(minutes / 60)} h`
    : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, '0')}`;
}
