import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reasonOf, reasons } from './reasons.ts';

/** What the sources call their messages, where they write it as a text. */
const named = globSync('{features,server}/**/*.ts')
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((source) => /\b(sendMail|tell\w*)\(/.test(source))
  .flatMap((source) => [...source.matchAll(/purpose: '([a-z-]+\.[a-z-]+)'/g)].map(([, name]) => name ?? ''));

it('has words for every message that the sources name', () => {
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !(name in reasons))).toEqual([]);
});

it('never shows a code', () => {
  expect(reasonOf('notice.message')).toBe('A notification about their account');
  expect(reasonOf('something.new')).not.toContain('something');
});
