// Writes what the composer knows of its parts (index, first example, vectors): run it after a set or one of our own drawings was changed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstSentence } from '../demos/composer/examples/examples.ts';
import { compose } from '../engines/compose/compose.ts';
import { makeDictionary } from '../engines/compose/parts/dictionary.ts';
import { rowOf } from '../engines/compose/parts/part.ts';
import { openMiniLm } from '../engines/embed/minilm.ts';
import { modelBytes } from '../engines/embed/testing/model-bytes.ts';
import { collectDrawings } from './parts/collect.ts';
import { partsFrom } from './parts/measure.ts';

const drawings = collectDrawings();
const parts = partsFrom(drawings);
const rows = parts.map((part) => JSON.stringify(rowOf(part)));
writeFileSync(
  join(import.meta.dirname, '../engines/compose/parts/index.json'),
  `[\n${rows.join(',\n')}\n]\n`,
);
console.log(`${parts.length} parts, ${drawings.length} drawings`);

// The server draws the first example, so it has that one's drawings at hand.
const dictionary = makeDictionary(parts);
const { scene } = compose(firstSentence.prompt, dictionary, { seed: 1 });
const needed = new Set(scene.objects.map(({ part }) => part));
const first = Object.fromEntries(
  drawings.filter(({ id }) => needed.has(id)).map(({ id, body }) => [id, body]),
);
writeFileSync(
  join(import.meta.dirname, '../demos/composer/examples/first-drawings.json'),
  `${JSON.stringify(first, null, 2)}\n`,
);

// What each part means, for words that are not among its names: in eight bits a number, like the model itself.
const things = parts.filter(
  ({ kind, id }) => !['symbol', 'flag', 'face'].includes(kind) && !/^(wo)?man-|^family|^kiss|hand/.test(id),
);
const embed = await openMiniLm(await modelBytes('miniLm'));
const vectors = await embed(things.map(({ names }) => names[0] ?? ''));
const bytes = Int8Array.from(
  vectors.flatMap((vector) => {
    const top = Math.max(...vector.map(Math.abs)) || 1;
    return [...vector].map((value) => Math.round((127 * value) / top));
  }),
);
writeFileSync(
  join(import.meta.dirname, '../demos/composer/part-vectors.json'),
  `${JSON.stringify({ ids: things.map(({ id }) => id), bytes: Buffer.from(bytes).toString('base64') })}\n`,
);
process.exit(0);
