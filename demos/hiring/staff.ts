import type { WorkingHours } from '#engines/slots/availability.ts';
import { companyWith } from '../app-kit/company/company.ts';

/** Somebody at the sample company. */
interface Colleague {
  id: string;
  name: string;
  /** What they do there. */
  title: string;
  hours: WorkingHours;
}

/** The clock that the whole company plans by. */
export const companyZone = 'Europe/Amsterdam';
export const sampleCompany = companyWith({
  name: 'Tidewell',
  address: 'Am Sandtorkai 12\n20457 Hamburg\nGermany',
});

const weekdays = (from: string, to: string) => [
  { from, to: '12:30' },
  { from: '13:15', to },
];
const hours = (from: string, to: string, free: readonly (1 | 2 | 3 | 4 | 5)[] = []): WorkingHours => ({
  zone: companyZone,
  weekly: Object.fromEntries(
    ([1, 2, 3, 4, 5] as const).filter((day) => !free.includes(day)).map((day) => [day, weekdays(from, to)]),
  ),
  overrides: {},
});

/** Everybody who takes part in hiring at the sample company. All of them are made up. */
const staff: readonly Colleague[] = [
  { id: 'ines', name: 'Ines Carvalho', title: 'Recruiter', hours: hours('09:00', '17:30') },
  {
    id: 'tomasz',
    name: 'Tomasz Zieliński',
    title: 'Head of Engineering',
    hours: hours('09:30', '18:00', [5]),
  },
  { id: 'adaeze', name: 'Adaeze Nwosu', title: 'Platform Engineer', hours: hours('10:00', '18:00') },
  { id: 'priya', name: 'Priya Raman', title: 'Head of Design', hours: hours('09:00', '17:00', [3]) },
  { id: 'joost', name: 'Joost van der Meulen', title: 'Operations Manager', hours: hours('07:30', '16:00') },
  { id: 'salma', name: 'Salma Haddad', title: 'Head of Customers', hours: hours('09:00', '17:00') },
  { id: 'erik', name: 'Erik Lindqvist', title: 'Data Engineer', hours: hours('08:30', '16:30', [1]) },
];

const byId = new Map(staff.map((one) => [one.id, one]));

/** The colleague with this id. */
export const colleague = (id: string): Colleague | undefined => byId.get(id);
export const colleagueName = (id: string): string => byId.get(id)?.name ?? 'Former colleague';
