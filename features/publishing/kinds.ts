import { hues } from '#lib/look/hue.ts';
import { objectNames } from './object-names.ts';

/** What an operator can edit, each with fields of its own. */
export const entryKinds = ['home', 'post', 'story', 'service', 'policy', 'plan', 'role'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Whether an operator says in which order the entries of a kind stand; posts go by their date, pages stand for themselves. */
export const isOrdered = (kind: EntryKind): boolean => kind === 'story' || kind === 'plan' || kind === 'role';

/** The words of an entry, by the names of its fields; everything is text, as it was typed. */
export type EntryData = Readonly<Record<string, string>>;

/** A field of the form of a kind. */
export interface EntryField {
  name: string;
  label: string;
  /** `lines` holds one thing a line, `pairs` one `Name: text` a line, `links` one `Name: text | /address`. */
  control:
    | 'line'
    | 'text'
    | 'lines'
    | 'pairs'
    | 'links'
    | 'markdown'
    | 'date'
    | 'choice'
    | 'slug'
    | 'address'
    | 'picture';
  hint?: string;
  most: number;
  optional?: true;
  options?: readonly string[];
}

/** How a kind is named, written and found. */
interface EntryKindFacts {
  one: string;
  many: string;
  /** Whether an operator may add and remove entries; otherwise each belongs to a page that is always there. */
  open: boolean;
  /** Which fields make its name in lists. */
  named: readonly string[];
  /** Where an entry is read. */
  address: (slug: string) => string;
  fields: readonly EntryField[];
}

const line = (name: string, label: string, most: number, more: Partial<EntryField> = {}): EntryField => ({
  name,
  label,
  control: 'line',
  most,
  ...more,
});

const pageWords: readonly EntryField[] = [
  line('pageTitle', 'Title for search engines', 58, {
    optional: true,
    hint: 'If you leave this empty, the built-in text is used.',
  }),
  line('description', 'Description for search engines', 155, {
    optional: true,
    control: 'text',
    hint: 'If you leave this empty, the built-in text is used.',
  }),
];

const headingAndAction: readonly EntryField[] = [
  line('headingStart', 'Heading, first line', 20),
  line('headingEnd', 'Heading, in italic', 20),
  line('lead', 'Lead', 240, { control: 'text' }),
  line('actionLabel', 'Button text', 40),
  line('actionHref', 'Button link', 200, { control: 'address', hint: 'For example /contact-us' }),
  line('object', 'Picture', 40, { control: 'choice', options: objectNames }),
  line('alt', 'What the picture shows', 140),
];

const sectionsHint =
  'Write headings as “## Heading”, rules as “- **Name** text”, steps as a numbered list of the same, limits as a plain “- text”, and samples between ``` lines.';

const linksHint = 'One per line: “Name: text | /address”.';
const buttonsHint = 'One per line: “Words | /address”.';

/** Every kind with its fields, in the order of their form. */
export const kinds: Readonly<Record<EntryKind, EntryKindFacts>> = {
  home: {
    one: 'home page',
    many: 'Home page',
    open: false,
    named: ['headingStart', 'headingMiddle', 'headingEnd'],
    address: (slug) => slug,
    fields: [
      line('headingStart', 'Heading, first line', 20),
      line('headingMiddle', 'Heading, second line', 20, { optional: true }),
      line('headingEnd', 'Heading, in italic', 20),
      line('leadStrong', 'Lead, first sentence', 120),
      line('lead', 'Lead, the rest', 240, { control: 'text' }),
      line('actions', 'Buttons', 300, { control: 'links', hint: buttonsHint }),
      line('figureScript', 'Caption below the amount of script', 100),
      line('figurePerformance', 'Caption below the performance score', 100),
      line('figureKills', 'Caption below the number of lost forms', 100),
      line('workHeading', 'Work: heading', 40),
      line('workAll', 'Work: link to all of it', 120, { control: 'links', hint: buttonsHint }),
      line('workTiles', 'Work: three tiles', 600, {
        control: 'links',
        hint: `${linksHint} The pictures keep their order.`,
      }),
      line('claimText', 'Claim', 120, { control: 'text' }),
      line('claimCommand', 'Claim: the command that proves it', 60),
      line('claimLink', 'Claim: link', 120, { control: 'links', hint: buttonsHint }),
      line('liveHeading', 'Puzzle: heading', 40),
      line('liveText', 'Puzzle: text', 300, { control: 'text' }),
      line('liveLink', 'Puzzle: link', 120, { control: 'links', hint: buttonsHint }),
      line('costHeading', 'Costs: heading', 40),
      line('costText', 'Costs: text', 200, { control: 'text' }),
      line('runsHeading', 'How a project runs: heading', 40),
      line('runsSteps', 'How a project runs: steps', 800, {
        control: 'pairs',
        hint: 'One per line: “Name: text”.',
      }),
      line('servicesHeading', 'Services: heading', 40),
      line('services', 'Services', 1600, { control: 'links', hint: linksHint }),
      line('ownHeading', 'On your machine: heading', 40),
      line('ownText', 'On your machine: text', 400, { control: 'text' }),
      line('ownLink', 'On your machine: link', 120, { control: 'links', hint: buttonsHint }),
      line('nextHeading', 'Places to start: heading', 40),
      line('next', 'Places to start: three tiles', 600, {
        control: 'links',
        hint: `${linksHint} Colours and pictures keep their order.`,
      }),
      ...pageWords,
    ],
  },
  post: {
    one: 'post',
    many: 'Posts',
    open: true,
    named: ['title'],
    address: (slug) => `/blog/${slug}`,
    fields: [
      line('title', 'Title', 58),
      line('lead', 'Lead', 240, { control: 'text' }),
      line('body', 'Text', 60_000, {
        control: 'markdown',
        hint: 'Markdown. Write a measured figure as {{proof:pages.home.alive}}, a picture as ![words](picture:…), and a side note as > **Heading** text.',
      }),
      line('cover', 'Cover picture', 36, {
        control: 'picture',
        optional: true,
        hint: 'Choose one of the site’s pictures. It appears above the text.',
      }),
      line('slug', 'Address', 60, {
        control: 'slug',
        optional: true,
        hint: 'If you leave this empty, the address is made from the title.',
      }),
      line('date', 'Date', 10, { control: 'date' }),
      line('topic', 'Topic', 30),
    ],
  },
  story: {
    one: 'case study',
    many: 'Case studies',
    open: true,
    named: ['name'],
    address: (slug) => (slug.startsWith('/') ? slug : `/work/${slug}`),
    fields: [
      line('name', 'Name', 40),
      line('slug', 'Address', 60, {
        control: 'slug',
        optional: true,
        hint: 'If you leave this empty, the address is made from the name.',
      }),
      line('note', 'One line for the list', 100),
      line('trade', 'Trade', 30),
      line('hue', 'Colour', 10, { control: 'choice', options: hues }),
      ...headingAndAction,
      line('facts', 'Facts', 1200, {
        control: 'pairs',
        hint: 'One per line, for example “State: Live demo on this site”.',
      }),
      line('body', 'Sections', 30_000, { control: 'markdown', hint: sectionsHint }),
      ...pageWords,
    ],
  },
  service: {
    one: 'service page',
    many: 'Services',
    open: false,
    named: ['headingStart', 'headingEnd'],
    address: (slug) => slug,
    fields: [
      ...headingAndAction,
      line('body', 'Sections', 30_000, {
        control: 'markdown',
        hint: 'Write headings as “## Heading”, and add {thirds} or {rows} to choose the layout. Write rows as “- **Name** text”, and steps as a numbered list of the same.',
      }),
      ...pageWords,
    ],
  },
  policy: {
    one: 'policy',
    many: 'Policies',
    open: false,
    named: ['title'],
    address: (slug) => slug,
    fields: [
      line('title', 'Title', 60),
      line('date', 'Changed on', 10, { control: 'date' }),
      line('lead', 'Lead', 240, { control: 'text' }),
      line('body', 'Text', 60_000, {
        control: 'markdown',
        hint: 'Markdown. Write a value from the settings as {{company.legalName}}. A line whose value is empty is left out.',
      }),
      ...pageWords,
    ],
  },
  plan: {
    one: 'plan',
    many: 'Plans',
    open: false,
    named: ['name'],
    address: (slug) => `/pricing#${slug}`,
    fields: [
      line('name', 'Name', 20),
      line('fits', 'What it is for', 140, { control: 'text' }),
      line('includes', 'What it includes', 600, { control: 'lines', hint: 'One per line.' }),
      line('ends', 'How it ends', 140),
      line('points', 'Rows in the comparison table', 1200, {
        control: 'pairs',
        hint: 'One per line, with the same names in every plan, for example “How you pay: Nothing”.',
      }),
    ],
  },
  role: {
    one: 'role',
    many: 'Team roles',
    open: true,
    named: ['name'],
    address: () => '/hire-services',
    fields: [
      line('name', 'Name', 40),
      line('decides', 'Decides', 160, { control: 'text' }),
      line('leaves', 'Leaves', 120),
      line('without', 'Not needed if', 120),
    ],
  },
};

/** What an entry goes by in lists. */
export const nameOf = (kind: EntryKind, data: EntryData): string =>
  kinds[kind].named
    .map((field) => data[field] ?? '')
    .filter(Boolean)
    .join(' ') || `Unnamed ${kinds[kind].one}`;
