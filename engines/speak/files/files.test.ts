import { describe, expect, it } from 'vitest';
import { wavOf } from '#lib/files/write-wav.ts';
import { srtOf, vttOf } from './captions.ts';
import { oggOpusOf, oggSum } from './ogg-opus.ts';

const captions = [
  { text: 'One & two.', from: 0, to: 1.25 },
  { text: 'Three.', from: 3661.5, to: 3662 },
];

describe('captions', () => {
  it('are numbered in SRT', () => {
    expect(srtOf(captions)).toBe(
      '1\n00:00:00,000 --> 00:00:01,250\nOne & two.\n\n2\n01:01:01,500 --> 01:01:02,000\nThree.\n',
    );
  });
  it('hold no markup in VTT', () => {
    expect(vttOf(captions)).toContain('WEBVTT\n\n00:00:00.000 --> 00:00:01.250\nOne &amp; two.\n');
  });
});

describe('WAV', () => {
  it('says how long it is, and holds the samples', () => {
    const view = new DataView(wavOf(Int16Array.from([1, -2, 3]), 24_000).buffer);
    expect([view.getUint32(4, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([
      42, 24_000, 6,
    ]);
    expect([0, 2, 4].map((at) => view.getInt16(44 + at, true))).toEqual([1, -2, 3]);
  });
});

describe('Ogg', () => {
  /** The pages of a file, read again from its bytes. */
  function pagesOf(file: Uint8Array) {
    const found: { number: number; kind: number; position: number; isWhole: boolean }[] = [];
    for (let at = 0; at < file.length; ) {
      const view = new DataView(file.buffer, at);
      const segments = view.getUint8(26);
      let size = 27 + segments;
      for (let each = 0; each < segments; each += 1) size += view.getUint8(27 + each);
      const bytes = file.slice(at, at + size);
      const sum = view.getUint32(22, true);
      new DataView(bytes.buffer).setUint32(22, 0, true);
      found.push({
        number: view.getUint32(18, true),
        kind: view.getUint8(5),
        position: Number(view.getBigUint64(6, true)),
        isWhole: oggSum(bytes) === sum,
      });
      at += size;
    }
    return found;
  }

  it('has pages with right sums, one after the other, the last one marked', () => {
    const packets = Array.from({ length: 120 }, (_, at) => ({
      bytes: new Uint8Array(80 + at * 4).fill(at),
      samples: 960,
    }));
    const pages = pagesOf(oggOpusOf(packets, { rate: 24_000 }));
    expect(pages.every(({ isWhole }) => isWhole)).toBe(true);
    expect(pages.map(({ number }) => number)).toEqual(pages.map((_, at) => at));
    expect([pages[0]?.kind, pages.at(-1)?.kind, pages.at(-1)?.position]).toEqual([2, 4, 120 * 960]);
  });
});
