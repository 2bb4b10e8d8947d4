import { expect, it } from 'vitest';
import { frames, melBands, melOf } from './mel.ts';
import { sampleRate } from './sound.ts';

const tone = (hertz: number) =>
  Float32Array.from(
    { length: sampleRate },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / sampleRate),
  );
/** The band in which a frame is loudest. */
function loudest(mel: Float32Array, frame: number): number {
  const levels = Array.from({ length: melBands }, (_, band) => mel[band * frames + frame] ?? 0);
  return levels.indexOf(Math.max(...levels));
}

it('shows a higher tone in a higher band, for as long as it sounds', () => {
  const [low, high] = [melOf(tone(300)), melOf(tone(3000))];
  expect(low.length).toBe(melBands * frames);
  expect(loudest(low, 50)).toBeLessThan(15);
  expect(loudest(high, 50)).toBeGreaterThan(40);
  const at = (frame: number) => low[loudest(low, 50) * frames + frame] ?? 0;
  expect(at(50) - at(500)).toBeCloseTo(2, 1);
});
