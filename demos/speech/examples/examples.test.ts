import { expect, it } from 'vitest';
import { textOf } from '#engines/speech/transcript.ts';
import { openExample } from './open-example.ts';
import { writtenExamples } from './write-down.ts';

it('hears in the examples what was written down of them beforehand (npm run example-recordings)', async () => {
  const written = await writtenExamples();
  const text = written.map(([, { lines }]) => lines.map(textOf).join(' '));
  expect(text[0]).toContain('This recording was not made by a person.');
  expect(text[1]).toContain('John Dashwood had then leisure to consider');
  for (const [id, recording] of written) expect({ ...recording, sound: null }).toEqual(await openExample(id));
});
