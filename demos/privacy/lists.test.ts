import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLists } from './lists.server.ts';

it('reads the operator’s lists by their titles, and goes on without one that is missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lists-'));
  const titled = join(folder, 'a.txt');
  const plain = join(folder, 'b.txt');
  await writeFile(titled, '[Adblock Plus 2.0]\n! Title: Sample list\n||x.example^\n');
  await writeFile(plain, '||y.example^\n');
  const lists = await readLists([titled, join(folder, 'missing.txt'), plain]);
  expect(lists.map(({ name }) => name)).toEqual(['Sample list', 'b.txt']);
});
