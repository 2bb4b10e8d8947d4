import type { PrivacyReport } from '#engines/privacy/scan.ts';
import type { Hue } from '#lib/look/hue.ts';
import { counted } from '#lib/money/grouped.ts';

/** The report in one sentence. */
export function finding({ parties, counts }: PrivacyReport): string {
  const following = parties.filter(({ follows }) => follows).length;
  if (following > 0) return `${counted(following, 'company tracks', 'companies track')} visitors here`;
  if (parties.length > 0)
    return `${counted(parties.length, 'other site learns', 'other sites learn')} of each visit`;
  return counts.serious + counts.warning > 0
    ? `No one else learns of a visit, with ${counted(counts.serious + counts.warning, 'problem')} to fix`
    : 'No one else learns of a visit';
}

/** The colour of the verdict: red where visitors are followed or something is serious, green where nothing is wrong. */
export function verdictHue({ parties, counts, grade }: PrivacyReport): Hue {
  if (counts.serious > 0 || parties.some(({ follows }) => follows)) return 'coral';
  const poorHeaders = grade !== null && /^[DEF]/.test(grade.grade);
  return parties.length > 0 || counts.warning > 0 || poorHeaders ? 'sun' : 'mint';
}

/** How it was looked at, below that sentence. */
export function about({ address, at, visits }: PrivacyReport): string {
  return visits
    ? `${address}, scanned on ${momentOf(at)}, from its source and in a browser.`
    : `${address}, scanned on ${momentOf(at)}, from its source only.`;
}

/** The host alone; for names of files and rows. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname : address;

/** The four figures of the strip. */
export const figuresOf = ({ grade, counts, parties, cookies }: PrivacyReport): [string, string, string][] => [
  ['Headers', grade?.grade ?? '–', grade ? ` ${grade.score} pt` : ''],
  ['Serious', String(counts.serious), ''],
  ['Third parties', String(parties.length), ''],
  ['Cookies', String(cookies.length), ''],
];

/** Points with their sign, as a sum has them. */
export const pointsOf = (mod: number): string => (mod < 0 ? `− ${-mod}` : mod > 0 ? `+ ${mod}` : '0');

/** A moment, the same wherever it is read. */
export const momentOf = (at: string): string => `${at.slice(0, 10)}, ${at.slice(11, 16)} UTC`;
