/** Words as they are compared: without capitals, accents, punctuation at the ends and doubled spaces. */
const plainWords = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:!?'"“”‘’`()]+|[\s.,;:!?'"“”‘’`()]+$/g, '');

/** How somebody wrote an answer: as it should be, with one letter wrong, or otherwise. */
export type Spelling = 'right' | 'nearly' | 'wrong';

/** Whether one letter was added, lost or replaced, or two neighbours changed places. */
function isOneOff(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  if (long.slice(at + 1) === short.slice(at + 1)) return true;
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return isSwapped && long.slice(at + 2) === short.slice(at + 2);
}

/** A slip is forgiven in words of this many letters; in shorter ones it makes another word. */
const fewestForSlip = 5;

/** Compares what was typed with the answers that count. */
export function spellingOf(typed: string, accepted: readonly string[]): Spelling {
  const given = plainWords(typed);
  if (given === '') return 'wrong';
  const wanted = accepted.map(plainWords);
  if (wanted.includes(given)) return 'right';
  return wanted.some((each) => each.length >= fewestForSlip && isOneOff(given, each)) ? 'nearly' : 'wrong';
}

/** A number as people type it: spaces between thousands, a comma or a point before the fraction. */
export function typedNumber(typed: string): number | null {
  const plain = typed.replace(/[\s\u00a0\u202f']/g, '').replace(/[€£$%]/g, '');
  const written = /,\d{3}(?:[,.]|$)/.test(plain) ? plain.replace(/,/g, '') : plain.replace(',', '.');
  if (!/^[-+]?\d*\.?\d+$/.test(written)) return null;
  return Number(written);
}
