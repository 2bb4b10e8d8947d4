import { createRandom } from '#lib/random/random.ts';
import { daysLater } from '#lib/time/days.ts';
import type { ListsOf } from '../../app-kit/sandbox/edits.ts';
import type { Activity, Crm, Deal, Person, Reminder, Stage } from '../records.ts';
import { sampleCompany } from '../staff.ts';
import { companies, projects, promises, said } from './people.ts';

const latin = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{ASCII}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');

const course: readonly Stage[] = [
  'enquiry',
  'meeting',
  'quote',
  'talks',
  'quote',
  'won',
  'meeting',
  'lost',
  'enquiry',
  'talks',
  'won',
];
const kindsUpTo: Readonly<Record<Stage, readonly Activity['kind'][]>> = {
  enquiry: ['enquiry'],
  meeting: ['enquiry', 'call', 'email', 'meeting'],
  quote: ['enquiry', 'call', 'meeting', 'email', 'quote'],
  talks: ['enquiry', 'email', 'meeting', 'call', 'quote', 'email', 'call'],
  won: ['enquiry', 'call', 'meeting', 'quote', 'email', 'call', 'meeting'],
  lost: ['enquiry', 'call', 'quote', 'email'],
};

/** A small agency's people, deals and talks around a day. Everybody in it is made up. */
export function seed(day: string): ListsOf<Crm> {
  const random = createRandom(41);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const within = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const people: Person[] = [];
  const deals: Deal[] = [];
  const activities: Activity[] = [];
  const reminders: Reminder[] = [];
  const tell = (person: Person, back: number, kind: keyof typeof said) =>
    activities.push({
      id: `a${activities.length + 1}`,
      personId: person.id,
      day: daysLater(day, -back),
      kind,
      text: one(said[kind]),
      by: kind === 'enquiry' ? '' : person.owner,
    });

  for (const [at, [company, , city, staff]] of companies.entries()) {
    for (const [index, [name, role]] of staff.entries()) {
      const person: Person = {
        id: `p${people.length + 1}`,
        name,
        role,
        companyId: `c${at + 1}`,
        emails: [`${latin(name.split(' ')[0] ?? '') || 'info'}@${latin(company)}.example`],
        phones: index === 0 ? [`+44 20 7946 0${String(100 + people.length)}`] : [],
        birthday: '',
        address: city,
        note: random() < 0.3 ? one(said.note) : '',
        owner: at % 5 < 3 ? 'noor' : 'tomasz',
        since: daysLater(day, -within(60, 400)),
      };
      people.push(person);
      if (index === 1) {
        if (random() < 0.6) tell(person, within(10, 85), 'email');
        continue;
      }
      const stage = course[at % course.length] ?? 'enquiry';
      const [title, usual] = projects[at % projects.length] ?? ['New website', 900_000];
      const last = stage === 'enquiry' ? within(0, 3) : at % 4 === 0 ? within(10, 19) : within(1, 6);
      const kinds = kindsUpTo[stage];
      for (const [step, kind] of kinds.entries())
        if (kind !== 'stage') tell(person, last + (kinds.length - 1 - step) * within(5, 14), kind);
      const finished = stage === 'won' || stage === 'lost';
      deals.push({
        id: `d${deals.length + 1}`,
        title,
        personId: person.id,
        owner: person.owner,
        stage,
        cents: Math.round((usual * within(80, 140)) / 1_000_000) * 10_000,
        closes: daysLater(day, finished ? -last : within(5, 95)),
        since: daysLater(day, -last),
      });
      if (finished || at % 4 === 0 || stage === 'enquiry') continue;
      reminders.push({
        id: `r${reminders.length + 1}`,
        personId: person.id,
        day: daysLater(day, at % 3 === 0 ? -within(1, 4) : at % 3 === 1 ? 0 : within(1, 12)),
        time: at % 6 === 1 ? `${within(9, 16)}:${one(['00', '30'])}`.padStart(5, '0') : '',
        text: at % 6 === 1 ? 'Meeting by video' : one(promises),
        owner: person.owner,
      });
    }
  }
  // The same people once more, as they come from a second address book.
  for (const [from, name] of [
    [0, 'Petric, Ana'],
    [6, 'Joost Veldkamp'],
    [22, 'Camille Moreau'],
  ] as const) {
    const twin = people[from];
    if (!twin) continue;
    people.push({
      ...twin,
      id: `p${people.length + 1}`,
      name,
      role: '',
      emails: from === 6 ? ['joost@home.example'] : twin.emails.map((email) => email.toUpperCase()),
      phones: from === 6 ? twin.phones.map((phone) => phone.replace('+44 ', '0')) : [],
      companyId: from === 22 ? twin.companyId : '',
      note: '',
    });
  }
  return {
    companies: companies.map(([name, trade, city], at) => ({ id: `c${at + 1}`, name, trade, city })),
    people,
    deals,
    activities,
    reminders,
    apart: [],
    company: [sampleCompany],
  };
}
