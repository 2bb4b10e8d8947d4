import type { Found } from './found.ts';

/** A stretch of time as it was written; `to` is null while it goes on. Months are '2019-03', years '2019'. */
export interface Range extends Found {
  from: Found;
  to: Found | null;
}

const monthWords =
  'january jan januar januari janvier|february feb februar februari février|march mar märz mrz maart mars|april apr avril|may mai mei|june jun juni juin|july jul juli juillet|august aug augustus août|september sep sept septembre|october oct oktober okt octobre|november nov novembre|december dec dezember dez décembre'.split(
    '|',
  );
const numbers = new Map(
  monthWords.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
);
const word = [...numbers.keys()].sort((a, b) => b.length - a.length).join('|');

const month = `(?:(?:${word})\\.?\\s*,?\\s*(?:\\d{4}|[’'‘]\\d{2})|(?:0?[1-9]|1[0-2])\\s?[/.]\\s?\\d{4}|(?:19|20)\\d{2}[-/](?:0[1-9]|1[0-2])|(?:19|20)\\d{2})`;
const open =
  'present|today|now|heute|date|ongoing|current|currently|aktuell|heden|nu|aujourd’hui|jetzt|laufend';
const between = '\\s*(?:-|–|—|to|until|till|bis|tot|à|through)\\s*';
const range = new RegExp(
  `(?<![\\d/.])(?:(?:from|von|vom)\\s+)?(${month})${between}(?:(${month})(?![\\d/])|(${open})\\b)|\\b(?:since|seit|sinds|depuis)\\s+(${month})`,
  'iu',
);

/** The month or year that a piece of text names: '2019-03', '2019', or null. */
export function monthOf(text: string): string | null {
  const said = text.toLowerCase().trim();
  const named = new RegExp(`^(${word})\\.?\\s*,?\\s*[’'‘]?(\\d{2,4})$`, 'u').exec(said);
  const pad = (value: number) => String(value).padStart(2, '0');
  if (named) {
    const year = Number(named[2]);
    const whole = year > 99 ? year : year > 50 ? 1900 + year : 2000 + year;
    return `${whole}-${pad(numbers.get(named[1] ?? '') ?? 1)}`;
  }
  const slashed = /^(\d{1,2})\s?[/.]\s?(\d{4})$/.exec(said);
  if (slashed) return `${slashed[2]}-${pad(Number(slashed[1]))}`;
  const iso = /^(\d{4})[-/](\d{2})$/.exec(said);
  if (iso) return `${iso[1]}-${iso[2]}`;
  return /^\d{4}$/.test(said) ? said : null;
}

/** The first stretch of time that a text names. */
export function rangeIn(found: Found): Range | null {
  const match = range.exec(found.value);
  if (!match) return null;
  const place = (text: string | undefined, after: number): Found | null => {
    const value = text && monthOf(text);
    if (!text || !value) return null;
    const at = found.value.indexOf(text, after);
    return { value, start: found.start + at, end: found.start + at + text.length };
  };
  const from = place(match[1] ?? match[4], match.index);
  if (!from) return null;
  return {
    value: match[0],
    start: found.start + match.index,
    end: found.start + match.index + match[0].length,
    from,
    to: place(match[2], from.end - found.start),
  };
}
