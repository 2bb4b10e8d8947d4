import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutAtPauses, cutWhileSpeaking, longestPiece } from './cut.ts';
import { sampleRate } from './sound.ts';
import { voicedSpans } from './voice.ts';

/** Seconds of voice and silence in turns, over a soft noise. */
function spoken(parts: readonly number[]): Float32Array {
  const total = parts.reduce((sum, seconds) => sum + Math.round(seconds * sampleRate), 0);
  const samples = new Float32Array(total);
  let at = 0;
  for (const [index, seconds] of parts.entries()) {
    const count = Math.round(seconds * sampleRate);
    for (let i = 0; i < count; i += 1)
      samples[at + i] = (index % 2 === 0 ? 0.2 : 0.0005) * Math.sin((at + i) * 0.3);
    at += count;
  }
  return samples;
}

it('hears where somebody speaks, with a margin for soft sounds', () => {
  const spans = voicedSpans(spoken([1, 1, 2, 1]));
  expect(spans).toHaveLength(2);
  expect(spans[1]?.start).toBeCloseTo(1.9, 1);
  expect(spans[1]?.end).toBeCloseTo(4.1, 1);
  expect(voicedSpans(new Float32Array(sampleRate))).toEqual([]);
});

it('cuts any sound into pieces without gap or overlap, none too long', () => {
  const seconds = fc.double({ min: 0.05, max: 30, noNaN: true });
  fc.assert(
    fc.property(fc.array(seconds, { minLength: 1, maxLength: 6 }), (parts) => {
      const samples = spoken(parts);
      const pieces = cutAtPauses(samples);
      expect(pieces[0]?.start).toBe(0);
      expect(pieces.at(-1)?.end).toBeCloseTo(samples.length / sampleRate, 6);
      for (const [at, piece] of pieces.entries()) {
        expect(piece.end).toBeGreaterThan(piece.start);
        expect(piece.end - piece.start).toBeLessThanOrEqual(longestPiece + 1e-6);
        expect(piece.start).toBe(pieces[at - 1]?.end ?? 0);
        for (const span of piece.voiced) {
          expect(span.start).toBeGreaterThanOrEqual(piece.start);
          expect(span.end).toBeLessThanOrEqual(piece.end);
        }
      }
      const heard = pieces.flatMap(({ voiced }) => voiced);
      const long = (spans: readonly { start: number; end: number }[]) =>
        spans.reduce((sum, { start, end }) => sum + end - start, 0);
      expect(long(heard)).toBeCloseTo(long(voicedSpans(samples)), 1);
    }),
    { numRuns: 40 },
  );
});

it('cuts in the pause and not in the words', () => {
  const [first] = cutAtPauses(spoken([8, 1, 8]));
  expect(first?.end).toBeCloseTo(8.5, 1);
});

it('puts a piece away while somebody goes on speaking, once they pause', () => {
  expect(cutWhileSpeaking(spoken([3]))).toBeNull();
  expect(cutWhileSpeaking(spoken([6, 0.3, 2]))).toBeNull();
  expect(cutWhileSpeaking(spoken([6, 1, 2]))).toBeCloseTo(6.5, 1);
  const breathless = cutWhileSpeaking(spoken([26]));
  expect(breathless).toBeGreaterThan(11);
  expect(breathless).toBeLessThanOrEqual(longestPiece);
});
