import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import playwright from '../../playwright.config.ts';
import vitest from '../../vitest.config.ts';
import { testCommands } from './commands.ts';

const root = join(import.meta.dirname, '../..');
const inProject = ['node_modules/**', '**/node_modules/**', 'build*/**'];
const files = (pattern: string) => globSync(pattern, { cwd: root, exclude: inProject });
const list = (patterns: unknown): string[] =>
  [patterns ?? []].flat().filter((each) => typeof each === 'string');
const matches = (file: string, patterns: unknown) => list(patterns).some((each) => matchesGlob(file, each));

const journeyProjects = (playwright.projects ?? []).map(({ name = '', testMatch, testIgnore }) => ({
  name,
  has: (file: string) => matches(file, testMatch ?? '**/*.spec.ts') && !matches(file, testIgnore),
}));
const unitProjects = (vitest.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
);

it('runs every journey whole by one command', () => {
  const found = files('**/*.spec.ts').map((file) => file.replace(/^tests\/e2e\//, ''));
  expect(found.length).toBeGreaterThan(50);
  const covered = new Set(testCommands.map(({ journeys }) => journeys));
  for (const file of found) {
    const names = journeyProjects.filter(({ has }) => has(file)).map(({ name }) => name);
    expect([file, names]).toEqual([file, [expect.any(String)]]);
    expect(covered).toContain(names[0]);
  }
});

it('runs every unit test by one command', () => {
  const found = files('**/*.test.{ts,tsx}');
  expect(found.length).toBeGreaterThan(400);
  const covered = new Set(testCommands.flatMap(({ units }) => units ?? []));
  for (const file of found) {
    const names = unitProjects
      .filter(({ include, exclude }) => matches(file, include) && !matches(file, exclude))
      .map(({ name }) => name);
    expect([file, names]).toEqual([file, [expect.any(String)]]);
    expect(covered).toContain(names[0]);
  }
});

it('has every command that package.json names a test, and no other', () => {
  const named = Object.keys(manifest.scripts).filter((name) => /^(test|check)(:|$)/.test(name));
  expect(testCommands.map(({ name }) => name).toSorted()).toEqual(
    named.filter((name) => name !== 'test:all').toSorted(),
  );
});

it('makes a journey through every area in npm test', () => {
  const tagged = files('tests/e2e/**/*.spec.ts').filter((file) =>
    readFileSync(join(root, file), 'utf8').includes("'@smoke'"),
  );
  const areas = new Set(
    tagged.flatMap((file) =>
      journeyProjects.filter(({ has }) => has(file.replace(/^tests\/e2e\//, ''))).map(({ name }) => name),
    ),
  );
  expect([...areas].toSorted()).toEqual(['account', 'kit', 'panel', 'site']);
});
