import { expect, it } from 'vitest';
import { goLiveLines, type SiteState } from './lines.ts';

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
    hours: 'Monday to Friday, 09:00–17:00',
    hoursRead: true,
    holidaysAhead: 9,
  },
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
  ['hours', { contact: { ...ready.contact, email: 'hello@akra.example' } }],
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
