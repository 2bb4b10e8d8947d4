const two = (value: number) => String(value).padStart(2, '0');

function isoOf(year: number, month: number, day: number, time: string | undefined): string | null {
  if (year < 1000 || year > 2999) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const [, hours = '', minutes = '', half] =
    /(\d{1,2})[:.h](\d{2})(?::\d{2})?\s?(am|pm)?/i.exec(time ?? '') ?? [];
  const hour = half ? (Number(hours) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hours);
  const clock = hours && hour < 24 && Number(minutes) < 60 ? `T${two(hour)}:${minutes}` : '';
  return `${year}-${two(month)}-${two(day)}${clock}`;
}

let monthsKnown: Map<string, number> | undefined;

/** The names of months in nine languages, long and short. */
function months(): Map<string, number> {
  if (monthsKnown) return monthsKnown;
  monthsKnown = new Map();
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'pl'])
    for (const length of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: length, day: 'numeric', timeZone: 'UTC' });
      for (let month = 0; month < 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month, 1));
        const name = parts
          .find(({ type }) => type === 'month')
          ?.value.toLowerCase()
          .replace(/\.$/, '');
        if (name && !monthsKnown.has(name)) monthsKnown.set(name, month + 1);
      }
    }
  monthsKnown.set('sept', 9);
  return monthsKnown;
}

const clockTime = String.raw`(?:[,\sT]+(?:at |um |à )?(\d{1,2}[:.h]\d{2}(?::\d{2})?\s?(?:am|pm|uhr)?))?`;
const iso =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/;
const numeric = new RegExp(String.raw`^(\d{1,2})([./-])(\d{1,2})\2(\d{4})${clockTime}$`, 'i');
const weekday = String.raw`(?:\p{L}{2,10}\.?,?\s+)?`;
const dayFirst = new RegExp(
  String.raw`^${weekday}(\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s+(?:de |of )?(\p{L}{3,12})\.?,?\s+(?:de )?(\d{4})${clockTime}$`,
  'iu',
);
const monthFirst = new RegExp(
  String.raw`^${weekday}(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${clockTime}$`,
  'iu',
);

/** Whether a column writes the month before the day; null where no value tells. */
export function monthFirstOf(values: readonly string[]): boolean | null {
  for (const value of values) {
    const [, one, mark, other] = numeric.exec(value.trim()) ?? [];
    if (mark === '.' || Number(one) > 12) return false;
    if (Number(other) > 12) return true;
  }
  return null;
}

/** A date as `2026-03-12`, with its time of day where one is told; null for what is no date. */
export function readDate(text: string, monthBeforeDay: boolean | null = null): string | null {
  const bare = text.trim();
  if (bare.length > 60 || !/\d/.test(bare)) return null;
  const plain = iso.exec(bare);
  if (plain) {
    const found = isoOf(Number(plain[1]), Number(plain[2]), Number(plain[3]), plain[4]);
    return found && plain[4] ? `${found}${plain[5] ?? ''}` : found;
  }
  const figures = numeric.exec(bare);
  if (figures) {
    const swap = (monthBeforeDay ?? monthFirstOf([bare])) === true;
    const [first, second] = [Number(figures[1]), Number(figures[3])];
    return isoOf(Number(figures[4]), swap ? first : second, swap ? second : first, figures[5]);
  }
  const spoken = dayFirst.exec(bare);
  if (spoken) return named(spoken[2], spoken[1], spoken[3], spoken[4]);
  const american = monthFirst.exec(bare);
  return american ? named(american[1], american[2], american[3], american[4]) : null;
}

function named(name = '', day = '', year = '', time?: string): string | null {
  const month = months().get(name.toLowerCase());
  return month ? isoOf(Number(year), month, Number(day), time) : null;
}
