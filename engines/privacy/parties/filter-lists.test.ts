import { expect, it } from 'vitest';
import type { PageSeen } from '../page-seen.ts';
import { scanPage } from '../scan.ts';
import { lookupIn } from './filter-lists.ts';

const html = `<script src="https://count.unknown-counter.example/hit.js"></script>
<img src="https://pictures.unknown-shop.example/a.png">
<script src="/stats/matomo.js"></script>
<script src="https://unknown-counter.example/allowed.js"></script>`;

const page: PageSeen = {
  address: 'https://shop.example/',
  headers: {},
  setCookie: [],
  html,
  hops: [],
  httpRoute: null,
  cors: null,
};

const lists = [
  {
    name: 'Sample list',
    rules:
      '! Title: Sample list\n||unknown-counter.example^$third-party\n@@||unknown-counter.example/allowed.js\n',
  },
  { name: 'Paths', rules: '/matomo.js$script\n' },
];
const at = new Date('2026-11-16T12:00:00Z');
const report = scanPage(page, at, null, lookupIn(lists));
const find = (id: string) => report.findings.find((finding) => finding.id === id);

it('calls whom a list names a follower, with the list and its rule as evidence', () => {
  const party = report.parties.find(({ name }) => name === 'unknown-counter.example');
  expect(party).toMatchObject({ follows: true, trade: 'unknown', listed: ['Sample list'] });
  const finding = find('party.unknown-counter-example');
  expect(finding).toMatchObject({ weight: 'warning' });
  expect(finding?.what).toContain('listed in Sample list');
  expect(finding?.evidence.map(({ where, text }) => `${where} ${text}`)).toEqual([
    'Line 1 Sample list (||unknown-counter.example^$3p), script src: https://count.unknown-counter.example/hit.js',
    'Line 4 script src: https://unknown-counter.example/allowed.js',
  ]);
  expect(find('consent.early')?.evidence).toHaveLength(1);
});

it('leaves alone whom none of them names', () => {
  expect(report.parties.find(({ name }) => name === 'unknown-shop.example')).toMatchObject({
    follows: false,
    listed: [],
  });
});

it('tells of followers at the site’s own addresses', () => {
  expect(find('listed.own')?.evidence.map(({ where }) => where)).toEqual(['Line 3']);
});

it('says nothing of lists where there are none', () => {
  expect(JSON.stringify(scanPage(page, at))).not.toMatch(/listed in|listed\.own/);
});
