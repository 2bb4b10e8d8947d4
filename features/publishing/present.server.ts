import { type HomeWords, home } from '#content/home-words.ts';
import type { StatementWords } from '#content/statements/statement.ts';
import type { Story } from '#content/stories/story.ts';
import { type Hue, hues } from '#lib/look/hue.ts';
import type { ReaderText } from '#lib/text/reader-text.ts';
import { type FillToken, fillTokens } from '#lib/text/text-tokens.ts';
import { readMarkdown } from '#server/markdown/read-markdown.ts';
import { readerSections } from '#server/markdown/reader-sections.ts';
import type { ShownCover } from '#ui/data/cover-picture.tsx';
import { fillToken, isKnownToken } from './fill.server.ts';
import { type EntryData, type EntryKind, kinds, nameOf } from './kinds.ts';
import { isObjectName } from './object-names.ts';
import { linesOf, linksOf, pairsOf } from './pairs.ts';
import { coverOf, pictureAttributes } from './picture-address.server.ts';
import { minutesOf, statementSections, storySections } from './rules.ts';

/** A post as it stands in a list. */
export interface PostTile {
  slug: string;
  href: string;
  title: string;
  date: string;
  topic: string;
  minutes: number;
  lead: string;
}

/** A post to be read. */
export interface ShownPost extends PostTile, ReaderText {
  cover: ShownCover | null;
}

/** One way of charging, with its points in the table of all. */
export interface ShownPlan {
  id: string;
  name: string;
  fits: string;
  includes: string[];
  ends: string;
  points: [name: string, text: string][];
}

/** Somebody who can be hired, told by what they decide. */
export interface ShownRole {
  name: string;
  decides: string;
  leaves: string;
  without: string;
}

type Of<T> = (entry: { slug: string; data: EntryData }) => T;

const text = (data: EntryData, field: string): string => data[field] ?? '';
/** A line whose figure or setting is missing says what is left of it. */
const filled = (data: EntryData, field: string): string =>
  fillTokens(text(data, field), fillToken) ?? text(data, field).replace(/\s*\{\{[^}]*\}\}/g, '');

const sectionsOf = (body: string, fill = fillToken) =>
  readerSections(readMarkdown(body, { fill, picture: pictureAttributes }));

/** Whoever writes sees a name that stands for nothing as they typed it. */
const fillForWriter: FillToken = (name) => fillToken(name) ?? (isKnownToken(name) ? null : `{{${name}}}`);

/** A post for lists. */
export const postTile: Of<PostTile> = ({ slug, data }) => ({
  slug,
  href: kinds.post.address(slug),
  title: text(data, 'title'),
  date: text(data, 'date'),
  topic: text(data, 'topic'),
  minutes: minutesOf(text(data, 'body')),
  lead: filled(data, 'lead'),
});

/** A post with its text. */
export const shownPost: Of<ShownPost> = (entry) => ({
  ...postTile(entry),
  cover: coverOf(text(entry.data, 'cover')),
  sections: sectionsOf(text(entry.data, 'body')),
});

/** A policy with its text. */
export const shownPolicy: Of<ReaderText> = ({ data }) => ({
  title: text(data, 'title'),
  date: text(data, 'date'),
  lead: filled(data, 'lead'),
  sections: sectionsOf(text(data, 'body')),
});

const isHue = (name: string): name is Hue => hues.some((hue) => hue === name);

function headOf(data: EntryData): Omit<StatementWords, 'path' | 'sections'> {
  const object = text(data, 'object');
  return {
    heading: [text(data, 'headingStart'), text(data, 'headingEnd')],
    lead: filled(data, 'lead'),
    action: { label: text(data, 'actionLabel'), href: text(data, 'actionHref') },
    object: isObjectName(object) ? object : 'blocks',
    alt: text(data, 'alt'),
  };
}

/** A case study as its page draws it. */
export const shownStory: Of<Story> = ({ slug, data }) => {
  const hue = text(data, 'hue');
  return {
    path: kinds.story.address(slug),
    name: text(data, 'name'),
    note: text(data, 'note'),
    trade: text(data, 'trade'),
    hue: isHue(hue) ? hue : 'cobalt',
    ...headOf(data),
    facts: pairsOf(filled(data, 'facts')),
    sections: storySections(filled(data, 'body')),
  };
};

/** A statement as its page draws it. */
export const shownStatement: Of<StatementWords> = ({ slug, data }) => ({
  path: slug,
  ...headOf(data),
  sections: statementSections(filled(data, 'body')),
});

const waysOf = (data: EntryData, field: string) =>
  linksOf(text(data, field)).map(({ name, href }) => ({ label: name, href }));

/** The one way of a field that holds one; nowhere but home where it holds none. */
const wayOf = (data: EntryData, field: string) => waysOf(data, field)[0] ?? { label: '', href: '/' };

/** The home page as it is drawn. */
export const shownHome: Of<HomeWords> = ({ data }) => {
  const claim = wayOf(data, 'claimLink');
  return {
    heading: {
      plain: [text(data, 'headingStart'), text(data, 'headingMiddle')].filter(Boolean),
      accent: text(data, 'headingEnd'),
    },
    lead: { strong: filled(data, 'leadStrong'), rest: filled(data, 'lead') },
    actions: waysOf(data, 'actions'),
    figures: {
      script: text(data, 'figureScript'),
      performance: text(data, 'figurePerformance'),
      kills: text(data, 'figureKills'),
    },
    work: {
      heading: text(data, 'workHeading'),
      all: wayOf(data, 'workAll'),
      tiles: linksOf(text(data, 'workTiles')),
      claim: {
        text: filled(data, 'claimText'),
        command: text(data, 'claimCommand'),
        href: claim.href,
        link: claim.label,
      },
    },
    live: {
      heading: text(data, 'liveHeading'),
      text: filled(data, 'liveText'),
      link: wayOf(data, 'liveLink'),
    },
    cost: { heading: text(data, 'costHeading'), text: filled(data, 'costText') },
    runs: { heading: text(data, 'runsHeading'), steps: pairsOf(filled(data, 'runsSteps')) },
    services: { heading: text(data, 'servicesHeading'), rows: linksOf(text(data, 'services')) },
    own: {
      heading: text(data, 'ownHeading'),
      text: filled(data, 'ownText'),
      link: wayOf(data, 'ownLink'),
    },
    next: {
      heading: text(data, 'nextHeading'),
      tiles: linksOf(text(data, 'next')).map((tile, place) => ({
        ...tile,
        hue: home.next.tiles[place]?.hue ?? 'sky',
      })),
    },
  };
};

/** A way of charging. */
export const shownPlan: Of<ShownPlan> = ({ slug, data }) => ({
  id: slug,
  name: text(data, 'name'),
  fits: text(data, 'fits'),
  includes: linesOf(text(data, 'includes')),
  ends: text(data, 'ends'),
  points: pairsOf(text(data, 'points')),
});

/** A role. */
export const shownRole: Of<ShownRole> = ({ data }) => ({
  name: text(data, 'name'),
  decides: text(data, 'decides'),
  leaves: text(data, 'leaves'),
  without: text(data, 'without'),
});

/** The text of an entry as it is read, for the place beside the form; null where a kind has no running text. */
export function readableText(kind: EntryKind, data: EntryData): ReaderText | null {
  if (!kinds[kind].fields.some(({ control }) => control === 'markdown')) return null;
  const title = kinds[kind].named.includes('headingStart')
    ? `${text(data, 'headingStart')} ${text(data, 'headingEnd')}`
    : nameOf(kind, data);
  return {
    title,
    date: text(data, 'date'),
    lead: filled(data, 'lead'),
    // The word that chooses a split is no part of its heading.
    sections: sectionsOf(
      text(data, 'body').replace(/^(##\s.*?)\s*\{(thirds|rows)\}\s*$/gm, '$1'),
      fillForWriter,
    ),
  };
}
