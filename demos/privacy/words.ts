import type { PrivacyReport } from '#engines/privacy/scan.ts';
import type { Hue } from '#lib/look/hue.ts';
import { counted } from '#lib/money/grouped.ts';
import type { PrivacyState } from './state.ts';

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

/** How grave it is that visitors are followed, where no headers were there to be graded. */
const hueOfFindings = ({ parties, counts }: PrivacyReport): Hue => {
  if (counts.serious > 0 || parties.some(({ follows }) => follows)) return 'coral';
  return parties.length > 0 || counts.warning > 0 ? 'sun' : 'mint';
};

/**
 * The colour of the verdict follows the grade, which is the largest letter on the page: red for D and F, yellow for B and
 * C, green for A, and yellow for an A whose page still has something to be warned of. Without a grade the findings decide.
 */
export function verdictHue(report: PrivacyReport): Hue {
  const letter = report.grade?.grade.charAt(0);
  if (!letter) return hueOfFindings(report);
  if (letter === 'A') return hueOfFindings(report) === 'mint' ? 'mint' : 'sun';
  return letter === 'B' || letter === 'C' ? 'sun' : 'coral';
}

/** How it was looked at, below that sentence. */
export function about({ address, at, visits }: PrivacyReport): string {
  const page = address === pastedAddress ? 'A pasted page' : address;
  return visits
    ? `${page}, scanned on ${momentOf(at)}, from its source and in a browser.`
    : `${page}, scanned on ${momentOf(at)}, from its source only.`;
}

/** The host alone; for names of files and rows. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname : address;

/** The address of a page that was pasted; nobody is asked for its own. */
export const pastedAddress = 'https://pasted.example/';

/** What a scan is called: its page's host, or that it was pasted. */
export const nameOf = ({ address, report }: PrivacyState): string =>
  address === pastedAddress ? 'Pasted page' : hostOf(report.address);

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
