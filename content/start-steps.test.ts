import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { step } from '../scripts/setup/run.mjs';
import { servingLine, startSteps } from './start-steps.ts';

const script = (path: string) => readFileSync(join(import.meta.dirname, '..', 'scripts', path), 'utf8');
const stepsIn = (path: string) => [...script(path).matchAll(/\bstep\('([^']+)'/g)].map(([, name]) => name);

it('names the steps that npm start prints, in their order', () => {
  expect(startSteps).toEqual([...stepsIn('setup/install.mjs'), ...stepsIn('setup/build.mjs')]);
});

it('ends with the line that npm start prints when the site answers', () => {
  expect(script('serve.mjs')).toMatch(/Serving on \$\{server\.address\}/);
  expect(servingLine).toMatch(/^Serving on http:\/\/localhost:\d+$/);
});

it('prints a step with the seconds it took', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  await step('fonts', async () => {});
  expect(print.mock.calls[0]?.[0]).toMatch(/^ {2}fonts +\d+\.\d s$/);
  print.mockRestore();
});
