import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const found = (pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+?) \| ?(.*?) ?\|$/gm)].map(
  ([, id = '', level = '', , answer = '', evidence = '']) => ({ id, level, answer, evidence }),
);

describe('docs/security.md', () => {
  it('answers every requirement of levels 1 and 2 once', () => {
    // ASVS 5.0.0 has 70 requirements of level 1 and 183 of level 2; the seven about WebRTC share a sentence.
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
    expect(rows.filter(({ level }) => level === '2')).toHaveLength(183 - 7);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(rows)('gives $id an answer with its test or its reason', ({ answer, evidence }) => {
    expect(['Yes', 'Partly', 'No', 'Operator', 'Not used']).toContain(answer);
    if (answer !== 'Not used') expect(evidence).not.toBe('');
  });

  it.each(found(/`([\w.-]+\/[\w./-]+\.(?:tsx?|ya?ml))`/g))('names %s, which exists', (file) => {
    expect(existsSync(join(root, file))).toBe(true);
  });

  it.each(found(/`npm run ([\w:-]+)`/g))('names npm run %s, which exists', (script) => {
    expect(Object.keys(scripts)).toContain(script);
  });
});
