import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkAnimation,
  expressionIn,
  isLottie,
  type LottieFile,
  movementOf,
  nextPass,
  outstays,
  passSeconds,
  stillFrame,
} from './rules.ts';

const file = (more: Partial<LottieFile> = {}): LottieFile => ({
  fr: 60,
  ip: 0,
  op: 90,
  w: 100,
  h: 100,
  layers: [{ ty: 4, ip: 0, op: 90 }],
  ...more,
});

describe('props with which nothing could be shown', () => {
  test('neither link nor data', () => {
    expect(() => checkAnimation({ speed: 1 })).toThrow(
      'You must provide either animationLink or animationData',
    );
    expect(() => checkAnimation({ animationLink: '', speed: 1 })).toThrow('either animationLink');
  });
  test.each([0, -1, Number.NaN])('a speed of %s', (speed) => {
    expect(() => checkAnimation({ animationLink: '/a.json', speed })).toThrow('Speed must be greater than 0');
  });
  test('either will do', () => {
    checkAnimation({ animationData: file(), speed: 0.5 });
    checkAnimation({ animationLink: '/a.json', speed: 2 });
  });
});

test('a file without frames, size or layers is none', () => {
  expect(isLottie(file())).toBe(true);
  for (const wrong of [
    null,
    'x',
    {},
    { ...file(), layers: {} },
    file({ op: 0 }),
    file({ fr: 0 }),
    file({ w: Number.NaN }),
  ])
    expect(isLottie(wrong)).toBe(false);
});

describe('expressions', () => {
  const layer = (ks: object) => file({ layers: [{ ty: 4, nm: 'Arm', ks }] });
  test('are found wherever they stand, with the layer they move', () => {
    expect(expressionIn(layer({ r: { a: 0, k: 0, x: 'var $bm_rt;\n$bm_rt = wiggle(2, 20);' } }))).toBe('Arm');
    const nested = {
      ...file({ layers: [] }),
      assets: [{ id: 'a', layers: [{ nm: 'Leg', ks: { o: { x: 'time' } } }] }],
    };
    expect(expressionIn(nested)).toBe('Leg');
  });
  test('are not confused with easing, or an empty text', () => {
    const eased = { k: [{ t: 0, s: [0], o: { x: [0.2], y: [0] }, i: { x: 0.3, y: 1 } }], x: '' };
    expect(expressionIn(layer({ r: eased }))).toBeNull();
  });
});

describe('the frame that stands still', () => {
  test('is the marked one, held inside the file', () => {
    expect(stillFrame(file({ ip: 10, op: 100, markers: [{ cm: 'still', tm: 40 }] }))).toBe(30);
    expect(stillFrame(file({ markers: [{ cm: 'still', tm: 500 }] }))).toBe(89);
  });
  test('is a third in where something is drawn there', () => expect(stillFrame(file())).toBe(30));
  test('waits for the first layer, and goes back where none follows', () => {
    expect(stillFrame(file({ layers: [{ ty: 4, ip: 70, op: 90 }] }))).toBe(70);
    expect(stillFrame(file({ layers: [{ ty: 3 }, { ty: 4, ip: 0, op: 12 }] }))).toBe(11);
    expect(stillFrame(file({ layers: [] }))).toBe(0);
  });
});

describe('passes', () => {
  const way = (
    direction: 'forward' | 'reverse' | 'normal' | 'alternate',
    loop: boolean | number,
    pausable = true,
  ) => {
    const ways: number[] = [];
    for (let passed = 0; passed < 20; passed += 1) {
      const next = nextPass({ direction, loop, seconds: 2, pausable }, passed);
      if (next === null) return ways;
      ways.push(next);
    }
    return 'endless';
  };
  test('once, so often, without end', () => {
    expect(way('forward', false)).toEqual([1]);
    expect(way('normal', 3)).toEqual([1, 1, 1]);
    expect(way('reverse', 2)).toEqual([-1, -1]);
    expect(way('forward', true)).toBe('endless');
    expect(way('forward', 0)).toEqual([1]);
  });
  test('there and back is one', () => {
    expect(way('alternate', false)).toEqual([1, -1]);
    expect(way('alternate', 2)).toEqual([1, -1, 1, -1]);
  });
  test('what cannot be paused ends within five seconds, but never halfway back', () => {
    expect(way('forward', true, false)).toEqual([1, 1]);
    expect(way('alternate', true, false)).toEqual([1, -1]);
  });
  test('a finite loop plays exactly its passes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('forward', 'reverse', 'alternate'),
        (loop, direction) => {
          expect(way(direction as 'forward', loop)).toHaveLength(direction === 'alternate' ? loop * 2 : loop);
        },
      ),
    );
  });
  test('five seconds are a matter of speed', () => {
    const seconds = passSeconds(file({ op: 240 }), 1);
    expect(seconds).toBe(4);
    expect(outstays({ direction: 'forward', loop: false, seconds })).toBe(false);
    expect(outstays({ direction: 'alternate', loop: false, seconds })).toBe(true);
    expect(outstays({ direction: 'forward', loop: true, seconds: 0.1 })).toBe(true);
  });
});

describe('what it does now', () => {
  const wishes = {
    less: false,
    near: true,
    hovered: false,
    chosen: null,
    autoPlay: true,
    playOnHover: false,
    pauseOnHover: false,
    pauseAnimation: undefined,
  };
  test.each([
    ['plays by itself', {}, 'playing'],
    [
      'stands still where less motion is wanted, whatever else',
      { less: true, chosen: 'play' as const },
      'still',
    ],
    ['waits while it is far away', { near: false }, 'paused'],
    ['rests until it is asked', { autoPlay: false }, 'still'],
    ['plays when asked', { autoPlay: false, chosen: 'play' as const }, 'playing'],
    ['rests until it is pointed at', { playOnHover: true }, 'still'],
    ['plays while it is pointed at', { playOnHover: true, hovered: true }, 'playing'],
    ['holds while it is pointed at', { pauseOnHover: true, hovered: true }, 'paused'],
    [
      'goes on under the pointer when the visitor says so',
      { pauseOnHover: true, hovered: true, chosen: 'play' as const },
      'playing',
    ],
    ['holds when told so', { pauseAnimation: true }, 'paused'],
    ['plays when told so', { pauseAnimation: false, autoPlay: false }, 'playing'],
    ['holds when the visitor says so', { chosen: 'pause' as const }, 'paused'],
  ])('%s', (_, more, expected) => expect(movementOf({ ...wishes, ...more })).toBe(expected));
});
