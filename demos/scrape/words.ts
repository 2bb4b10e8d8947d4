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
  text: 'Its words',
  link: 'Where it leads',
  picture: 'Its picture’s address',
  datetime: 'Its date for programs',
  content: 'Its hidden content',
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
  inside: (value) => `inside of ${value.replaceAll('>', ' › ')}`,
  path: (value) => (value ? `the way ${wayOf(value)}` : 'the record itself'),
  shape: (value) => `built of ${value.split('|').slice(1).join(', ') || 'the same'}`,
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
    return { said: anchors === 1 ? 'Held by one anchor' : `All ${anchors} anchors hold`, tone: 'done' };
  if (holding === 0) return { said: 'No anchor finds it any more. Point at it again', tone: 'danger' };
  return {
    said: `${holding} of ${anchors} anchors hold${share < 0.5 ? '. Point at it again soon' : ''}`,
    tone: share < 0.5 ? 'danger' : 'warning',
  };
}

const nextWords: Record<NextPage['by'], string> = {
  rel: 'a mark in the page itself',
  words: 'a link that says so',
  numbers: 'the row of page numbers',
  address: 'the number in its address',
};

/** What the next page was recognised by. */
export const nextSaid = (next: NextPage | null): string =>
  next ? `There is a next page, known by ${nextWords[next.by]}.` : 'No next page was found on this one.';

const endWords: Record<Ended, string> = {
  'last page': 'It was the last page.',
  'page limit': 'There are more pages than were asked for.',
  robots: 'robots.txt forbids the next page, so it was not read.',
  'row limit': 'More than 5,000 rows, or two million signs, are not kept.',
  'time limit': 'The time was up; there may be more pages.',
  problem: 'The next page could not be read.',
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
    ? `${Math.min(3, robots.delay)} s between two pages, as the site asks`
    : 'a pause between two pages';
  return `robots.txt is asked for every page; ${pause}.`;
}

const removedWords: readonly (readonly [keyof Removed, string])[] = [
  ['scripts', 'script'],
  ['handlers', 'event handler'],
  ['forms', 'form'],
  ['frames', 'frame'],
  ['requests', 'request to elsewhere'],
];

/** What is not in the frame. */
export function removedSaid(removed: Removed): string {
  const parts = removedWords.flatMap(([kind, word]) =>
    removed[kind] > 0
      ? [counted(removed[kind], word, kind === 'requests' ? 'requests to elsewhere' : undefined)]
      : [],
  );
  return parts.length > 0 ? `Taken out: ${parts.join(', ')}` : 'Nothing had to be taken out';
}

const cutWords: Record<Cut, string> = {
  signs: 'Its source is longer than four million signs.',
  elements: 'It has more than 30,000 elements.',
  depth: 'Its elements are nested more than 300 deep.',
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

/** What a report of the server says to whoever waits. */
export function toldOf(report: ServerReport<ScrapeProgress> | null, collecting: boolean): Told {
  if (!report)
    return { label: collecting ? 'Contacting the server' : 'Reading the page', said: '', address: '' };
  if (report.is === 'waiting') {
    const before = report.place - 1;
    const others = before === 0 ? 'You are next' : `${before} before you`;
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
