import { expect, it } from 'vitest';
import type { SiteState } from './line.ts';
import { goLiveLines, openPoints } from './lines.ts';

const ready: SiteState = {
  samples: { events: 0, applications: 0, posts: 0 },
  company: {
    legalName: 'Harbour Works GmbH',
    street: 'Kai 3',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'Germany',
    responsible: 'Noor Bakker',
  },
  pricesAreOwn: true,
  contact: {
    email: 'hello@harbour.works',
    phone: '+49 40 1234',
    hours: 'Monday to Friday, 09:00–17:00',
    hoursRead: true,
    holidaysAhead: 9,
  },
  links: { chat: 'https://wa.me/49401234', repository: 'https://code.harbour.works' },
  offers: { google: true, bank: true },
  people: { unnamed: [], withoutAddress: [] },
  stories: { clients: 1, quotes: 1 },
  policiesAsWritten: 0,
  eventsWithoutLink: 0,
  mail: { isSetUp: true, failed: 0 },
  staff: { owners: 1, withoutSecondStep: 0 },
  backupHours: 5,
  offsite: 'fine',
  trial: 'passed',
  publicUrl: 'https://harbour.works',
};
const open = (change: Partial<SiteState>) =>
  goLiveLines({ ...ready, ...change }).flatMap(({ id, isDone }) => (isDone ? [] : [id]));

it('has nothing to say of a site that is ready', () => {
  expect(open({})).toEqual([]);
});

it.each<[string, Partial<SiteState>]>([
  ['samples', { samples: { events: 0, applications: 0, posts: 1 } }],
  ['legal', { company: { ...ready.company, responsible: '' } }],
  ['legal', { company: { ...ready.company, legalName: 'Akra Studio (sample company)' } }],
  ['prices', { pricesAreOwn: false }],
  ['email', { contact: { ...ready.contact, email: '' } }],
  ['email', { contact: { ...ready.contact, email: 'hello@akra.example' } }],
  ['phone', { contact: { ...ready.contact, phone: '' } }],
  ['chat', { links: { ...ready.links, chat: '' } }],
  ['repository', { links: { ...ready.links, repository: '' } }],
  ['google', { offers: { google: false, bank: true } }],
  ['bank', { offers: { google: true, bank: false } }],
  ['people', { people: { unnamed: ['Product desk'], withoutAddress: [] } }],
  ['clients', { stories: { clients: 0, quotes: 1 } }],
  ['quotes', { stories: { clients: 1, quotes: 0 } }],
  ['policies', { policiesAsWritten: 6 }],
  ['events', { eventsWithoutLink: 2 }],
  ['hours', { contact: { ...ready.contact, hoursRead: false } }],
  ['hours', { contact: { ...ready.contact, holidaysAhead: 0 } }],
  ['mail', { mail: { isSetUp: false, failed: 0 } }],
  ['mail', { mail: { isSetUp: true, failed: 2 } }],
  ['staff', { staff: { owners: 0, withoutSecondStep: 0 } }],
  ['staff', { staff: { owners: 1, withoutSecondStep: 1 } }],
  ['backup', { backupHours: null }],
  ['backup', { backupHours: 30 }],
  ['offsite', { offsite: 'unset' }],
  ['offsite', { offsite: 'failed' }],
  ['offsite', { trial: 'never' }],
  ['offsite', { trial: 'failed' }],
  ['address', { publicUrl: 'http://harbour.works' }],
  ['address', { publicUrl: 'https://localhost:3000' }],
])('finds %s open in %o', (id, change) => {
  expect(open(change)).toEqual([id]);
});

it('asks for a telephone, links, Google, a bank account, clients and quotes without letting them stand in the way', () => {
  const lines = goLiveLines({
    ...ready,
    contact: { ...ready.contact, phone: '' },
    links: { chat: '', repository: '' },
    offers: { google: false, bank: false },
    stories: { clients: 0, quotes: 0 },
  });
  expect(lines.filter(({ isDone }) => !isDone)).toHaveLength(7);
  expect(openPoints(lines)).toBe(0);
  expect(openPoints(goLiveLines({ ...ready, policiesAsWritten: 1 }))).toBe(1);
});

it('says who is emailed for hosts without an address of their own', () => {
  const [line] = goLiveLines({
    ...ready,
    people: { unnamed: [], withoutAddress: ['Noor Bakker', 'Mia Berg'] },
  }).filter(({ id }) => id === 'email');
  expect(line).toMatchObject({ isDone: true, says: expect.stringContaining('Noor Bakker, Mia Berg') });
});
