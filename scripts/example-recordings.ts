// Writes down the examples of the speech tool: npm run example-recordings
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writtenExamples } from '../demos/speech/examples/write-down.ts';

const folder = join(import.meta.dirname, '../demos/speech/examples/made');
await mkdir(folder, { recursive: true });
for (const [id, recording] of await writtenExamples())
  await writeFile(join(folder, `${id}.json`), `${JSON.stringify(recording, null, 2)}\n`);
