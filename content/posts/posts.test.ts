import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { posts } from './posts.ts';
import { readPost } from './read-post.ts';

const root = join(import.meta.dirname, '../..');
const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
const fence = /```\w*\n([\s\S]*?)```/g;
/** What is read of a post: without code, drawings and marks. */
const proseOf = (body: string): string =>
  body
    .replace(fence, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, 'x');

it('reads a file as its fields and its text', () => {
  const source = 'title: A: b\ndate: 2026-11-19\ntopic: Data\nlead: Words.\n\n## One\n\nText.\n';
  expect(readPost('a-b', source)).toEqual({
    slug: 'a-b',
    title: 'A: b',
    date: '2026-11-19',
    topic: 'Data',
    lead: 'Words.',
    body: '## One\n\nText.',
  });
  expect(() => readPost('a-b', 'title: A\n\nText')).toThrow('content/posts/a-b.md has no date');
});

it('has at least ten posts, each on few topics, newest first', () => {
  expect(posts.length).toBeGreaterThanOrEqual(10);
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(posts.map(({ topic }) => topic)).size).toBeLessThan(posts.length);
});

it('says no sentence in two posts', () => {
  const sentences = posts
    .flatMap(({ body }) => proseOf(body).split(/(?<=[.?])\s+/))
    .filter((sentence) => count(sentence) > 5 && !sentence.startsWith('{{'));
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

describe.each(posts.map((post) => [post.slug, post] as const))('%s', (_, { title, lead, body }) => {
  it('is as long as a good read, in short paragraphs under short headings', () => {
    expect(title.length).toBeLessThanOrEqual(58);
    expect(count(lead)).toBeLessThanOrEqual(36);
    expect(count(proseOf(body))).toBeGreaterThanOrEqual(750);
    expect(count(proseOf(body))).toBeLessThanOrEqual(2000);
    for (const paragraph of proseOf(body).split('\n\n'))
      expect(count(paragraph), paragraph).toBeLessThan(130);
    for (const [, heading = ''] of body.matchAll(/^## (.+?)(?: \{#[\w-]+\})?$/gm))
      expect(count(heading), heading).toBeLessThanOrEqual(7);
  });

  it('uses none of the forbidden words and no exclamation mark', () => {
    const forbidden =
      /\b(seamless\w*|powerful|unlock\w*|elevate\w*|cutting-edge|solutions?|journeys|empower\w*|not just|coming soon|lorem)\b|!/i;
    expect(`${title} ${lead} ${proseOf(body)}`).not.toMatch(forbidden);
  });

  it('shows code that stands in the file it names', () => {
    for (const [, code = ''] of body.matchAll(fence)) {
      const [first = '', ...lines] = code.trim().split('\n');
      const [, path = ''] = /^(?:\/\/|--|#|\/\*) (\S+\.\w+)(?: \*\/)?$/.exec(first) ?? [];
      expect(path, `the first line of a block names its file: ${first}`).not.toBe('');
      const file = readFileSync(join(root, path), 'utf8')
        .split('\n')
        .map((line) => line.trim());
      let at = -1;
      for (const line of lines.map((each) => each.trim()).filter((each) => each && each !== '…')) {
        at = file.indexOf(line, at + 1);
        expect(at, `${path} has no ‘${line}’ there`).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
