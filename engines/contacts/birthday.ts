const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const two = (number: number): string => String(number).padStart(2, '0');

/** A birthday as address books and people write it; empty for what is no date. Days before months, as in Europe. */
export function birthdayOf(text: string): string {
  const written = text.trim();
  const iso = /^(\d{4}|--)-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(written);
  const local = /^(\d{1,2})[./](\d{1,2})[./](?:(\d{4}))?$/.exec(written);
  const year = iso ? (iso[1] ?? '') : (local?.[3] ?? '');
  const month = Number(iso?.[2] ?? local?.[2]);
  const day = Number(iso?.[3] ?? local?.[1]);
  // Without a year the 29th of February is a day.
  const known = /^\d{4}$/.test(year);
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= daysOf(known ? Number(year) : 2024, month)))
    return '';
  return `${known ? year : '-'}-${two(month)}-${two(day)}`;
}

/** The next time a birthday comes round, from this day on: 2026-11-20. A leap day is kept on 1 March in other years. */
export function nextBirthday(birthday: string, today: string): string | null {
  const [, month, day] = /(\d{2})-(\d{2})$/.exec(birthday) ?? [];
  if (!month || !day) return null;
  const year = Number(today.slice(0, 4));
  for (const at of [year, year + 1]) {
    const kept = month === '02' && day === '29' && daysOf(at, 2) === 28 ? '03-01' : `${month}-${day}`;
    const date = `${at}-${kept}`;
    if (date >= today) return date;
  }
  return null;
}
