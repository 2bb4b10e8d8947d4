import { expect, it } from 'vitest';
import { cosine } from './embed.ts';
import { openMiniLm } from './minilm.ts';
import { modelBytes } from './testing/model-bytes.ts';

it('puts sentences of like meaning in like directions', async () => {
  const embed = await openMiniLm(await modelBytes('miniLm'));
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
