import { describe, expect, it } from 'vitest';
import { applicationAddress, eventAddress, writtenAddresses } from '../app/site-map/addresses.server.ts';
import { siteMap } from '../app/site-map/site-map.server.ts';
import { aiDemos } from './ai-demos/ai-demos.ts';
import { applications } from './applications/applications.ts';
import { demos } from './demo-pages/demos.ts';
import { podcast } from './detail-pages/podcast.ts';
import { seededEvents } from './events/events.ts';
import { seededSpeakers } from './events/speakers.ts';
import { indexWords } from './indexes/index-words.ts';
import { integrations } from './indexes/integrations.ts';
import { largeParts, smallParts } from './indexes/parts.ts';
import { statements } from './statements/statements.ts';
import { caseStudies, storyAt } from './stories/stories.ts';

const written = {
  aiDemos,
  applications,
  demos,
  seededEvents,
  seededSpeakers,
  indexWords,
  integrations,
  largeParts,
  smallParts,
  statements,
  podcast,
};
const addresses = [
  ...writtenAddresses(),
  ...seededEvents.map((each) => eventAddress({ ...each, summary: each.lead })),
  ...applications.map((each) => applicationAddress({ ...each, summary: each.lead, category: each.trade })),
];
const stories = siteMap.flatMap((page) => storyAt(page.path) ?? []);

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Every text in a piece of content, with the name of the field it stands in. */
function texts(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((each) => texts(each, field));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => texts(each, key));
  return [];
}
const all = texts({ written, stories });
const inField = (...fields: string[]) =>
  all.filter(({ field }) => fields.includes(field)).map(({ text }) => text);

describe('words', () => {
  it('keeps first headings to 32 characters and hero words to 12 letters', () => {
    const pairs = [...stories, ...statements].map(({ heading }) => heading.join(' '));
    const singles = [...Object.values(indexWords).map(({ heading }) => heading), podcast.heading];
    for (const heading of [...pairs, ...singles]) expect(heading.length, heading).toBeLessThanOrEqual(32);
    for (const heading of pairs)
      for (const word of heading.split(' ')) expect(word.length, heading).toBeLessThanOrEqual(12);
  });

  it('keeps headings to seven words, leads to thirty, tiles to fourteen, paragraphs to sixty', () => {
    const headings = [...stories, ...statements].flatMap(({ sections }) =>
      sections.map(({ heading }) => heading),
    );
    for (const text of headings) expect(count(text), text).toBeLessThanOrEqual(7);
    for (const text of inField('lead', 'about')) expect(count(text), text).toBeLessThanOrEqual(30);
    for (const text of inField('note', 'tagline')) expect(count(text), text).toBeLessThanOrEqual(14);
    for (const { text } of all) expect(count(text), text).toBeLessThanOrEqual(60);
  });

  it('uses none of the forbidden words and no exclamation mark', () => {
    const forbidden =
      /\b(seamless\w*|powerful|unlock\w*|elevate\w*|cutting-edge|solutions?|journeys?|empower\w*|not just|coming soon|lorem)\b|!/i;
    const rows = siteMap.flatMap(({ title, label, description }) => [title, label, description]);
    for (const text of [...all.map((each) => each.text), ...rows]) expect(text).not.toMatch(forbidden);
  });

  it('says no sentence on two pages', () => {
    const sentences = all
      .filter(({ field }) => !['href', 'label', 'alt'].includes(field))
      .flatMap(({ text }) => text.split(/(?<=[.?])\s+/))
      .filter((sentence) => count(sentence) > 5);
    const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(twice).toEqual([]);
  });

  it('counts what the lists announce', () => {
    expect(caseStudies).toHaveLength(17);
    expect(applications.length).toBeGreaterThanOrEqual(36);
    expect(seededEvents.length).toBeGreaterThanOrEqual(12);
    expect(aiDemos).toHaveLength(10);
    expect(largeParts.length + smallParts.length).toBe(14);
    expect(integrations).toHaveLength(71);
    expect(integrations.filter((one) => 'set' in one)).toHaveLength(23);
  });

  it('never shows one hue twice within three tiles', () => {
    for (const list of [caseStudies, applications]) {
      for (const [index, { hue, ...tile }] of list.entries()) {
        const before = list.slice(Math.max(0, index - 2), index).map((each) => each.hue);
        expect(before, JSON.stringify(tile).slice(0, 60)).not.toContain(hue);
      }
    }
  });

  it('leads only to pages that exist', () => {
    const known = new Set([...siteMap.map(({ path }) => path), ...addresses.map(({ path }) => path)]);
    for (const href of inField('href', 'demo', 'caseStudy', 'screens'))
      expect(known, href).toContain(href.replace(/#.*/, ''));
  });
});

describe('titles and descriptions', () => {
  const indexable = siteMap.filter((page) => !page.noindex && !page.canonical && !page.path.includes(':'));
  const said = [...indexable, ...addresses];

  it('gives every page a title of its own, 58 characters at most', () => {
    for (const { title, path } of said) expect(title.length, path).toBeLessThanOrEqual(58);
    // A title says what a page is for, not of which elements it is made.
    for (const { title } of said) expect(title).not.toMatch(/: (?:a|dialog|span|ol|nav)$|Ark UI|aria-/);
    const titles = said.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('gives every page a description of its own, 70 to 155 characters', () => {
    for (const { description, path } of said) {
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(155);
    }
    const descriptions = said.map(({ description }) => description);
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  });
});
