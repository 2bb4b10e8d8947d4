import { expect, it } from 'vitest';
import { readMarkdown } from './read-markdown.ts';
import { plainText, readerSections } from './reader-sections.ts';

const fill = (name: string) => ({ 'contact.email': 'hello@example.com' })[name] ?? null;
const sectionsOf = (source: string) => readerSections(readMarkdown(source, { fill }));

it('parts a text at its headings, with addresses of their own or given ones', () => {
  const sections = sectionsOf(
    'Before.\n\n## Who runs it {#company}\n\nWe.\n\n## Who runs it\n\n## Who runs it',
  );
  expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['beginning', ''],
    ['company', 'Who runs it'],
    ['who-runs-it', 'Who runs it'],
    ['who-runs-it-2', 'Who runs it'],
  ]);
});

it('sets a quotation that begins with bold words beside the text, once', () => {
  const [section] = sectionsOf('## One\n\n> **Whose data** It comes from the settings.\n\nText.\n\n> Plain.');
  expect(section?.note?.heading).toBe('Whose data');
  expect(plainText(section?.note?.body ?? [])).toBe('It comes from the settings.');
  expect(plainText(section?.body ?? []).replaceAll('\n', '')).toBe('Text.Plain.');
});

it('fills values, in links too, and leaves out the items and paragraphs that lack one', () => {
  const [section] = sectionsOf(
    '## Reach\n\n- Mail: [{{contact.email}}](mailto:{{contact.email}})\n- Telephone: {{contact.phone}}\n\nIn {{company.city}}.',
  );
  const all = JSON.stringify(section);
  expect(all).toContain('"href":"mailto:hello@example.com"');
  expect(all).not.toMatch(/Telephone|In |\{\{/);
});

it('shows pictures of the site and no others', () => {
  const picture = (id: string, alt: string) => (id === 'abc' ? { src: '/files/abc.png', alt } : null);
  const all = JSON.stringify(
    readMarkdown('![A desk](picture:abc)\n\n![x](picture:gone)\n\n![y](https://evil.example/p.gif)', {
      picture,
    }),
  );
  expect(all).toContain('{"tag":"img","attributes":{"src":"/files/abc.png","alt":"A desk"},"children":[]}');
  expect(all).not.toMatch(/gone|evil/);
});
