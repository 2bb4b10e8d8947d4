import { expect, it } from 'vitest';
import { readZip } from './read-zip.ts';
import { zipped } from './zip.ts';

const entry = (path: string, text: string) => ({ path, content: async () => Buffer.from(text) });

it('writes an archive that its list at the end describes, with names in any script', async () => {
  const at = new Date('2026-11-13T12:34:56Z');
  const entries = [entry('data.json', '{}'), entry('files/Ærø.txt', 'wind and water'), entry('empty', '')];
  const files = await readZip(zipped(entries, at));
  expect(Object.fromEntries(Object.entries(files).map(([path, content]) => [path, String(content)]))).toEqual(
    {
      'data.json': '{}',
      'files/Ærø.txt': 'wind and water',
      empty: '',
    },
  );
});

it('writes an archive without files too', async () => {
  expect(await readZip(zipped([], new Date()))).toEqual({});
});
