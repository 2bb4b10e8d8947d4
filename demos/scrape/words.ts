import type { Removed } from '#engines/scrape/frame/sanitise.ts';
import type { NextPage } from '#engines/scrape/next-page.ts';
import type { Cut } from '#engines/scrape/page/bounded-parse.ts';
import type { Anchor, Take } from '#engines/scrape/recipe/schema.ts';
import type { Kind } from '#engines/scrape/values/kind.ts';
import type { Collected, Ended } from '#features/recipes/collect/collected.ts';
import { counted } from '#lib/money/grouped.ts';
import type { ServerReport } from '../kit/run/on-server.ts';
import type { RobotsSaid, ScrapeProgress } from './job.ts';

/** What a column can be. */
export const kindWords: Record<Kind, string> = {
  text: 'Text',
  number: 'Number',
  money: 'Money',
  date: 'Date',
  link: 'Link',
  picture: 'Picture',
  'yes-no': 'Yes or no',
};

/** What is taken of an element. */
export const takeWords: Record<Take, string> = {
  text: 'Text',
  link: 'Link address',
  picture: 'Picture address',
  datetime: 'Machine-readable date',
  content: 'Hidden content',
};

/** A way through elements from the outermost on: fields are reached from their record, records from the page. */
const wayOf = (value: string): string =>
  (value.includes('<') ? value.split('<').toReversed() : value.split('>'))
    .map((step) => step.replace(/:\d+$/, ''))
    .join(' › ');

const anchorWords: Record<Anchor['by'], (value: string) => string> = {
  word: (value) => `the class or name “${value}”`,
  item: (value) => `marked up as “${value}”`,
  data: (value) => `the data attribute ${value.replace('=', ' ')}`,
  role: (value) => `the role “${value}”`,
  aria: (value) => `named “${value}”`,
  inside: (value) => `inside ${value.replaceAll('>', ' › ')}`,
  path: (value) => (value ? `the path ${wayOf(value)}` : 'the record itself'),
  shape: (value) => `made up of ${value.split('|').slice(1).join(', ') || 'the same'}`,
  column: (value) => `the column “${value}”`,
  label: (value) => `the label “${value}”`,
  tag: (value) => `the element ${value}`,
  kind: (value) => `looks like ${kindWords[value as Kind]?.toLowerCase() ?? value}`,
};

/** How an anchor finds something, in a few words. */
export function anchorSaid({ by, value, at }: Anchor): string {
  const said = anchorWords[by](value);
  return at > 0 && by !== 'path' && by !== 'column' ? `${said}, number ${at + 1}` : said;
}

/** How worn the anchors of a field are. */
export function healthSaid(
  share: number,
  anchors: number,
): { said: string; tone: 'done' | 'warning' | 'danger' } {
  const holding = Math.round(share * anchors);
  if (holding === anchors)
    return { said: anchors === 1 ? 'Found by one anchor' : `All ${anchors} anchors work`, tone: 'done' };
  if (holding === 0) return { said: 'No anchor finds it any more. Select it again', tone: 'danger' };
  return {
    said: `${holding} of ${anchors} anchors work${share < 0.5 ? '. Select it again soon' : ''}`,
    tone: share < 0.5 ? 'danger' : 'warning',
  };
}

const nextWords: Record<NextPage['by'], string> = {
  rel: 'a tag in its source',
  words: 'a link that says so',
  numbers: 'the list of page numbers',
  address: 'the number in its address',
};

/** What the next page was recognised by. */
export const nextSaid = (next: NextPage | null): string =>
  next ? `There is a next page, recognised by ${nextWords[next.by]}.` : 'We found no link to a next page.';

const endWords: Record<Ended, string> = {
  'last page': 'That was the last page.',
  'page limit': 'There are more pages than you asked for.',
  robots: 'robots.txt forbids the next page, so we didn’t read it.',
  'row limit': 'We stopped at the limit of 5,000 rows or two million characters.',
  'time limit': 'We ran out of time, so there may be more pages.',
  problem: 'We couldn’t read the next page.',
};

/** Why collecting ended where it did. */
export const endedSaid = ({
  ended,
  problem,
  pages,
}: Pick<Collected, 'ended' | 'problem' | 'pages'>): string =>
  problem && (ended === 'problem' || pages.length === 0) ? problem : endWords[ended];

/** What robots.txt and our own manners say about reading on. */
export function mannersSaid(robots: RobotsSaid | null): string {
  const pause = robots?.delay
    ? `wait ${Math.min(3, robots.delay)} s between pages, as the site asks`
    : 'pause between pages';
  return `We check robots.txt for every page and ${pause}.`;
}

const removedWords: readonly (readonly [keyof Removed, string])[] = [
  ['scripts', 'script'],
  ['handlers', 'event handler'],
  ['forms', 'form'],
  ['frames', 'frame'],
  ['requests', 'request to another site'],
];

/** What is not in the frame. */
export function removedSaid(removed: Removed): string {
  const parts = removedWords.flatMap(([kind, word]) =>
    removed[kind] > 0
      ? [counted(removed[kind], word, kind === 'requests' ? 'requests to other sites' : undefined)]
      : [],
  );
  return parts.length > 0 ? `Removed: ${parts.join(', ')}` : 'Nothing had to be removed';
}

const cutWords: Record<Cut, string> = {
  signs: 'Its source is longer than four million characters.',
  elements: 'It has more than 30,000 elements.',
  depth: 'Its elements are nested more than 300 levels deep.',
  attributes: 'One of its elements has more than 400 attributes.',
};
export const cutSaid = (cut: Cut | null): string =>
  cut ? cutWords[cut] : 'It is larger than four megabytes.';

/** How far a run is, in words and as a share. */
export interface Told {
  label: string;
  said: string;
  address: string;
  value?: number;
  max?: number;
}

/** What a report of the server says to the visitor who waits. */
export function toldOf(report: ServerReport<ScrapeProgress> | null, collecting: boolean): Told {
  if (!report)
    return { label: collecting ? 'Contacting the server' : 'Reading the page', said: '', address: '' };
  if (report.is === 'waiting') {
    const before = report.place - 1;
    const others = before === 0 ? 'You are next' : `${before} ahead of you`;
    return { label: 'Busy: waiting for a free place', said: others, address: '' };
  }
  const { page, pages, rows, address } = report.progress;
  return {
    label: `Reading page ${page}`,
    said: `${counted(rows, 'row')} so far`,
    address,
    value: page - 1,
    max: pages,
  };
}
