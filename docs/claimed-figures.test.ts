import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import thirdPartyWeb from 'third-party-web/nostats-subset.js';
import { expect, it } from 'vitest';
import { siteMap } from '#app/site-map/site-map.server.ts';
import { plans, roles } from '#content/form-pages/pricing.ts';
import { terms } from '#content/policies/terms.ts';
import proofs from '#content/proof.json' with { type: 'json' };
import { statements } from '#content/statements/statements.ts';
import { rowsFrom } from '#demos/app-kit/sandbox/edits.ts';
import { leaflet } from '#demos/leaflet/leaflet.ts';
import {
  answeredQuestions,
  unansweredQuestions,
  urgentQuestions,
} from '#demos/leaflet/testing/forty-questions.ts';
import { courses } from '#demos/learning/courses/courses.ts';
import { gradeBook, stopsIn } from '#demos/learning/gradebook.ts';
import type { LearningRows } from '#demos/learning/records.ts';
import { seed as learningSeed } from '#demos/learning/seed/seed.ts';
import { seed } from '#demos/people/seed/seed.ts';
import { mostPages } from '#demos/seo/job.ts';
import { memberNames } from '#engines/forecast/models/members.ts';
import { catalogue } from '#engines/paths/catalogue.ts';
import { beyond } from '#engines/seo/checklist/beyond.ts';
import { listed } from '#engines/seo/checklist/checklist.ts';
import { keySentences } from '#engines/summarize/key-sentences.ts';

// The numbers that pages say in words, each held to what it counts. `docs/claims.md` names these tests.

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

it('has a command of this repository, a day and a machine for every figure', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const { id, command, date, machine } of proofs) {
    const [, script = ''] = /^npm run ([\w:-]+)/.exec(command) ?? [];
    expect(Object.keys(scripts), id).toContain(script);
    expect(Number.isNaN(Date.parse(date)), id).toBe(false);
    expect(machine, id).not.toBe('');
  }
});

it('names at /agency the very roles that can be hired', () => {
  const agency = statements.find(({ path }) => path === '/agency');
  const rows = agency?.sections.flatMap((section) => (section.split === 'rows' ? section.rows : []));
  expect(rows).toEqual(roles.map(({ name, decides }) => [name, decides]));
});

it('keeps a page with its context for each decision that holds', () => {
  const pages = readdirSync(join(root, 'docs/decisions'));
  expect(pages.length).toBeGreaterThan(60);
  const incomplete = pages.filter((page) => {
    const text = read(`docs/decisions/${page}`);
    if (text.includes('*Replaced by')) return false;
    return !/^(?:## |\*\*)Context/m.test(text) || !/^(?:## |\*\*)Decision/m.test(text);
  });
  expect(incomplete).toEqual([]);
});

it('has ten kinds of page', () => expect(new Set(siteMap.map(({ kind }) => kind)).size).toBe(10));

const anyAsType = /:\s*any\b(?=\s*[;,)=\]}>|])|\bas any\b|<any\b|\bany\[\]|, any>/;

it('has no any in its sources', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => {
    // This file holds the pattern itself.
    if (file === 'docs/claimed-figures.test.ts') return false;
    const code = read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*|(['"`])(?:\\.|(?!\1)[^\\\n])*\1/g, '');
    return anyAsType.test(code);
  });
  expect(found).toEqual([]);
});

it('promises on the price list the twelve months that the terms give', () => {
  expect(JSON.stringify(plans)).toContain('Twelve months in which we fix defects free of charge');
  expect(JSON.stringify(terms)).toContain('defects that appear within twelve months of acceptance');
});

it('combines seven models into a forecast', () => expect(memberNames).toHaveLength(7));

it('checks 88 points of the list and eight of our own', () =>
  expect([listed.length, beyond.length]).toEqual([88, 8]));

it('reads up to 60 pages of a site', () => expect(mostPages).toBe(60));

it('names 2,143 companies', () => expect(thirdPartyWeb.entities).toHaveLength(2143));

it('has 250 people in eight countries in the HR application', () => {
  const { people } = seed('2026-11-16');
  expect(people).toHaveLength(250);
  expect(new Set(people.map(({ country }) => country)).size).toBe(8);
});

it('teaches two courses of eight lessons', () =>
  expect(courses.map(({ lessons }) => lessons.length)).toEqual([8, 8]));

it('sets 24 exercises in SQL and 15 in HTML', () =>
  expect(courses.map(({ lessons }) => lessons.flatMap(({ exercises }) => exercises ?? []).length)).toEqual([
    24, 15,
  ]));

it('has an autumn group that finished 58% of its lessons, six of them stuck in one, and Hana with 40, 83 and 20', () => {
  const rows: LearningRows = rowsFrom(learningSeed('2026-11-18'));
  const run = rows.runs.get('sql-autumn');
  if (!run) throw new Error('The sample has no autumn group.');
  const book = gradeBook(rows, run);
  const finished = book.reduce((sum, row) => sum + row.finished, 0);
  expect(Math.round((finished / (book.length * 8)) * 100)).toBe(58);
  expect(Math.max(...stopsIn(rows, run).map(({ stuck }) => stuck))).toBe(6);
  const hana = book.find(({ name }) => name.startsWith('Hana'));
  expect(hana?.lessons.flatMap(({ quiz }) => quiz ?? [])).toEqual([40, 83, 20]);
});

it('shortens an article to one, three or seven of its sentences', () => {
  const sentences = Array.from(
    { length: 12 },
    (_, at) => `Sentence ${at} says one thing about its own subject.`,
  );
  const vectors = sentences.map((_, at) =>
    Float32Array.from(sentences, (_, place) => (place === at ? 1 : 0.1)),
  );
  const { brief, short, long } = keySentences(sentences, vectors);
  expect([brief.length, short.length, long.length]).toEqual([1, 3, 7]);
});

it('tries 24 urgent questions and 16 others on the leaflet', () =>
  expect([urgentQuestions.length, answeredQuestions.length + unansweredQuestions.length]).toEqual([24, 16]));

it('has a leaflet of twelve sections', () => expect(leaflet).toHaveLength(12));

it('knows sixteen programmes in three towns', () => {
  expect(catalogue).toHaveLength(16);
  expect(new Set(catalogue.map(({ city }) => city)).size).toBe(3);
});
