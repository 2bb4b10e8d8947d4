import { expect, it } from 'vitest';
import { compareVisits } from './compare-visits.ts';
import { findingsOfVisits } from './of-visits.ts';
import type { Choice, VisitSeen, VisitsSeen } from './visits-seen.ts';

const address = 'https://shop.example/';
const visit = (choice: Choice, hosts: readonly string[], parts: Partial<VisitSeen> = {}): VisitSeen => ({
  choice,
  requests: hosts.map((host) => ({ url: `https://${host}/x`, type: 'script', script: address })),
  cookies: [],
  stored: [],
  deeds: [],
  ...parts,
});
const seen = (visits: VisitSeen[], pressed: VisitsSeen['pressed']): VisitsSeen => ({
  visits,
  pressed,
  cut: false,
});
const both = { refused: 'No', accepted: 'Yes' };
const judged = (given: VisitsSeen) => {
  const rows = compareVisits(given, address);
  return { rows, ids: findingsOfVisits(given, rows).map(({ id }) => id) };
};

it('tells what ran before a choice from what ran in spite of one, and from what waited', () => {
  const { rows, ids } = judged(
    seen(
      [
        visit('before', ['shop.example', 'static.hotjar.com']),
        visit('refused', ['shop.example', 'static.hotjar.com']),
        visit('accepted', ['shop.example', 'static.hotjar.com', 'connect.facebook.net']),
      ],
      both,
    ),
  );
  expect(rows.map(({ name, seen: on }) => [name, on])).toEqual([
    ['static.hotjar.com', { before: true, refused: true, accepted: true }],
    ['connect.facebook.net', { before: false, refused: false, accepted: true }],
  ]);
  expect(rows[0]?.about).toBe('Hotjar: records visits');
  expect(ids).toEqual(['visits.early', 'visits.refused', 'visits.waits']);
});

it('holds nothing against a page that keeps what it needs, and says nothing of a question nobody needs', () => {
  const { rows, ids } = judged(
    seen(
      [
        visit('before', ['shop.example', 'cdn.jsdelivr.net'], {
          cookies: [{ name: 'PHPSESSID', domain: 'shop.example', seconds: null }],
          deeds: [{ deed: 'keys', script: address, times: 1 }],
        }),
      ],
      { refused: null, accepted: null },
    ),
  );
  expect(rows.every(({ asks }) => !asks)).toBe(true);
  expect(ids).toEqual([]);
});

it('counts cookies of others, canvases that are read, and a question that cannot be refused', () => {
  const { rows, ids } = judged(
    seen(
      [
        visit('before', [], {
          cookies: [{ name: 'x', domain: '.tracker.example', seconds: 86_400 }],
          deeds: [{ deed: 'canvas', script: 'https://shop.example/f.js', times: 3 }],
        }),
        visit('accepted', []),
      ],
      { refused: null, accepted: 'OK' },
    ),
  );
  expect(rows.map(({ evidence }) => evidence)).toEqual([
    'x for tracker.example, 24 hours',
    'https://shop.example/f.js draws on a canvas and reads it back, 3 times',
  ]);
  expect(rows[0]?.seen).toEqual({ before: true, accepted: false });
  expect(ids).toEqual(['visits.no-refusal', 'visits.early']);
});
