import { describe, expect, it } from 'vitest';
import { hostOrder, videoUrlOf } from './rules.ts';
import { bookSchema, slotsSchema } from './schema.ts';

describe('hostOrder', () => {
  it('asks the one with the fewest meetings first, and keeps the order of equals', () => {
    const upcoming = new Map([
      ['a', 3],
      ['b', 1],
      ['d', 1],
    ]);
    expect(hostOrder(['a', 'b', 'c', 'd'], upcoming)).toEqual(['c', 'b', 'd', 'a']);
  });
});

describe('videoUrlOf', () => {
  it.each([
    [{ kind: 'off' as const }, null],
    [{ kind: 'link' as const, url: 'https://meet.example/me' }, 'https://meet.example/me'],
    [{ kind: 'jitsi' as const, server: 'https://jitsi.example/' }, 'https://jitsi.example/room-1'],
  ])('%o', (video, url) => expect(videoUrlOf(video, 'room-1')).toBe(url));
});

describe('the schemas', () => {
  const wish = {
    type: 'introduction',
    start: '2026-11-16T10:15:00+01:00',
    zone: 'Asia/Kathmandu',
    name: ' Ann \r\n Bee ',
    email: ' Ann@Example.com ',
  };
  it('read a wish', () => {
    expect(bookSchema.parse(wish)).toEqual({
      ...wish,
      start: Date.parse('2026-11-16T09:15:00Z'),
      name: 'Ann Bee',
      email: 'Ann@Example.com',
      agenda: '',
      answers: {},
      key: undefined,
    });
  });
  it.each([
    ['start', '2026-11-16T10:10:00Z'],
    ['start', '2026-11-16T10:15:00'],
    ['start', undefined],
    ['zone', 'Mars/Olympus'],
    ['zone', '+02:00'],
    ['name', ' '],
    ['email', 'ann@'],
    ['agenda', 'x'.repeat(1001)],
    ['type', '../x'],
  ])('refuse %s %s', (field, value) => {
    const parsed = bookSchema.safeParse({ ...wish, [field]: value });
    expect(parsed.error?.issues.map((issue) => issue.path[0])).toEqual([field]);
  });
  it('ask for two months of free times at most', () => {
    const asked = { type: 'x', from: '2026-11-01', to: '2026-12-31', zone: 'UTC' };
    expect(slotsSchema.safeParse(asked).success).toBe(true);
    expect(slotsSchema.safeParse({ ...asked, to: '2027-02-01' }).success).toBe(false);
    expect(slotsSchema.safeParse({ ...asked, to: '2026-10-31' }).success).toBe(false);
    expect(slotsSchema.safeParse({ ...asked, type: undefined }).success).toBe(false);
  });
});
