import { expect, it } from 'vitest';
import { home } from '#content/home-words.ts';
import { statements } from '#content/statements/statements.ts';
import { caseStudies, patterns } from '#content/stories/stories.ts';
import { readMarkdown } from '#server/markdown/read-markdown.ts';
import { plainText } from '#server/markdown/reader-sections.ts';
import { kinds } from './kinds.ts';
import { shownHome, shownPlan, shownPolicy, shownStatement, shownStory } from './present.server.ts';
import { schemaOf } from './schema.server.ts';
import { writtenEntries } from './written.ts';

const written = writtenEntries();
const at = (kind: string, slug: string) => {
  const found = written.find((entry) => entry.kind === kind && entry.slug === slug);
  if (!found) throw new Error(`nothing is written for ${kind} ${slug}`);
  return found;
};

it('loses nothing of the home page, a case study or a statement on the way to the form and back', () => {
  expect(shownHome(at('home', '/'))).toEqual(home);
  for (const story of [...caseStudies, ...patterns])
    expect(shownStory(at('story', story.path))).toEqual(story);
  for (const statement of statements)
    expect(shownStatement(at('service', statement.path))).toEqual(statement);
});

it('reads every policy as the words that are written, and nothing as markup by accident', () => {
  for (const { kind, slug, data } of written.filter(({ kind }) => kind === 'policy')) {
    const read = plainText(readMarkdown(data.body ?? ''))
      .replace(/\s+/g, ' ')
      .trim();
    const typed = (data.body ?? '')
      .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
      .replace(/^(## |> \*\*|- )/gm, '')
      .replaceAll('** ', ' ')
      .replace(/\s+/g, ' ')
      .trim();
    expect(read, `${kind} ${slug}`).toBe(typed);
  }
});

it('shows the imprint with what the settings say', () => {
  const imprint = shownPolicy(at('policy', '/imprint'));
  expect(imprint.sections[0]?.heading).toBe('Who runs this site');
  expect(JSON.stringify(imprint)).not.toContain('{{');
});

it('has the same points in every plan', () => {
  const points = ['free', 'fixed', 'weekly'].map((id) =>
    shownPlan(at('plan', id)).points.map(([name]) => name),
  );
  expect(points[1]).toEqual(points[0]);
  expect(points[2]).toEqual(points[0]);
});

it('takes everything that is written, under a name that lists can show', () => {
  for (const { kind, slug, data } of written) {
    const parsed = schemaOf(kind).safeParse(data);
    expect(parsed.error?.issues ?? [], `${kind} ${slug}`).toEqual([]);
    expect(
      Object.keys(data).filter((field) => !kinds[kind].fields.some(({ name }) => name === field)),
    ).toEqual([]);
  }
});
