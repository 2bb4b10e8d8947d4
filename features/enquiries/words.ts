/** The first line of what was said, cut at a word where it is long: what people know a conversation by. */
export function titleOf(text: string, longest = 72): string {
  const line = text.trim().split('\n', 1)[0]?.trim() ?? '';
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest + 1).replace(/\s+\S*$/, '');
  return `${(cut.length > longest ? line.slice(0, longest) : cut).replace(/[\s,;:.–-]+$/, '')} …`;
}

const dateIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);

/** When something was, in few letters: the time today, the day this year, and the year before that. */
export function shortWhen(moment: Date, today: Date, timeZone: string): string {
  const [day, now] = [dateIn(moment, timeZone), dateIn(today, timeZone)];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(moment);
  if (day === now) return format({ hour: '2-digit', minute: '2-digit' });
  const thisYear = day.slice(0, 4) === now.slice(0, 4);
  return format({ day: 'numeric', month: 'short', ...(thisYear ? {} : { year: 'numeric' }) });
}

/** A day in full, for the rule above what was said on it. */
export const dayWords = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(
    moment,
  );

/** The time of a day. */
export const timeWords = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
