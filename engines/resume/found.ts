/** Something that was read, with the letters [start, end) of the text where it stands. */
export interface Found {
  value: string;
  start: number;
  end: number;
}

/** A line of a résumé without the spaces around it. */
export interface Line extends Found {
  /** It begins with a bullet or a dash. */
  isItem: boolean;
  /** Nothing stands between it and the line before it. */
  isClose: boolean;
}

/** The part of a found text between two of its letters, without the spaces and signs around it. */
export function partOf(found: Found, from: number, to: number): Found | null {
  const raw = found.value.slice(from, to);
  const lead = raw.length - raw.replace(/^[\s,;:|·•–—@()-]+/, '').length;
  const value = raw.slice(lead).replace(/[\s,;:|·•–—@(-]+$/, '');
  // A bracket that was opened outside has no meaning here.
  const whole = value.includes('(') ? value : value.replace(/\)$/, '');
  if (whole === '') return null;
  const start = found.start + from + lead;
  return { value: whole, start, end: start + whole.length };
}

const bullet = /^(?:[•▪◦‣*>]|[-–—](?=\s))\s*/;

/** The lines of a text with where they stand; empty ones are left out. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  let isClose = true;
  for (const raw of text.split('\n')) {
    const begin = raw.length - raw.trimStart().length;
    const bare = raw.trim();
    const lead = bullet.exec(bare)?.[0].length ?? 0;
    const value = bare.slice(lead);
    if (value === '') isClose = false;
    else {
      const start = at + begin + lead;
      lines.push({ value, start, end: start + value.length, isItem: lead > 0, isClose });
      isClose = true;
    }
    at += raw.length + 1;
  }
  return lines;
}
