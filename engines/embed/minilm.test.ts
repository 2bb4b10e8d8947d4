import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cosine } from './embed.ts';
import { openMiniLm } from './minilm.ts';
import { modelFiles } from './model-list.ts';

const bytesOf = ({ from }: { from: string }) =>
  readFile(join(import.meta.dirname, '../../node_modules', from));

it('puts sentences of like meaning in like directions', async () => {
  const embed = await openMiniLm({
    weights: await bytesOf(modelFiles.weights),
    tokenizer: (await bytesOf(modelFiles.tokenizer)).toString('utf8'),
    runtime: await bytesOf(modelFiles.runtime),
  });
  const [one, like, other] = await embed([
    'A man eats food.',
    'Somebody is eating.',
    'The stock market fell.',
  ]);
  if (!one || !like || !other) throw new Error('no vectors');
  expect(cosine(one, one)).toBeCloseTo(1, 5);
  expect(cosine(one, like)).toBeGreaterThan(0.5);
  expect(cosine(one, other)).toBeLessThan(0.2);
});
