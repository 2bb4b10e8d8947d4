import { type Country, countryCodes } from '#engines/leave/holidays.ts';
import { daysLater } from '#lib/time/days.ts';
import type { JobEvent, Person, PersonDocument, Team, WorkContract } from '../records.ts';
import { leaveDaysIn } from '../rules/policy.ts';
import { areas, type TeamPlan, teamPlans } from './company.ts';
import { places, plain } from './names.ts';

export interface Staff {
  people: Person[];
  teams: Team[];
  contracts: WorkContract[];
  documents: PersonDocument[];
  events: JobEvent[];
}

const h = 60;
const weeks = [
  [8 * h, 8 * h, 8 * h, 8 * h, 8 * h, 0, 0],
  [8 * h, 8 * h, 8 * h, 8 * h, 0, 0, 0],
  [8 * h, 8 * h, 8 * h, 8 * h, 4 * h, 0, 0],
  [6 * h, 6 * h, 6 * h, 6 * h, 6 * h, 0, 0],
  [8 * h, 0, 8 * h, 8 * h, 0, 0, 0],
];
/** Most work full time. */
const weekFor = (chance: number) =>
  weeks[chance < 0.72 ? 0 : 1 + Math.floor((chance - 0.72) * 14)] ?? weeks[0] ?? [];

/** Another place of the company, with teams of its own. */
export interface Site {
  id: string;
  town: string;
  country: Country;
  /** Whom its head reports to. */
  underId: string | null;
  /** How many people the company has elsewhere, and their names. */
  before: number;
  names: Set<string>;
}

/** The teams of a site; its people work in its town alone. */
const plansAt = ({ id, town, country }: Site): TeamPlan[] =>
  teamPlans.map((plan) => ({
    ...plan,
    id: `${id}-${plan.id}`,
    name: `${plan.name.replace('Kenya', 'east')}, ${town}`,
    at: [country],
  }));

/**
 * Every person of the company, or of one more site of it, with contracts, history and documents. In the company the
 * people of the three roles come first.
 */
export function staffOf(day: string, random: () => number, site?: Site): Staff {
  const plans = site ? plansAt(site) : teamPlans;
  const staff: Staff = { people: [], teams: [], contracts: [], documents: [], events: [] };
  const names = site?.names ?? new Set<string>();
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const year = Number(day.slice(0, 4));

  function nameIn(country: Country): string {
    const { first, last } = places[country];
    const lasts = last.split(' ');
    for (let tries = 0; ; tries += 1) {
      const single = `${pick(first.split(' '))} ${pick(lasts).replaceAll('-', ' ')}`;
      // Where most names are taken, people have two family names.
      const name = tries < 40 ? single : `${single}-${pick(lasts).replaceAll('-', ' ')}`;
      if (names.has(name)) continue;
      names.add(name);
      return name;
    }
  }
  function add(
    plan: TeamPlan,
    title: string,
    managerId: string | null,
    level: number,
    named?: string,
  ): string {
    const number = (site?.before ?? 0) + staff.people.length + 1;
    const id = `e${number}`;
    const country = pick(plan.at);
    const name = named ?? nameIn(country);
    names.add(name);
    const { city, dial } = places[country];
    const town = site?.town ?? city;
    // A few began this month or are about to; the others years ago.
    const chance = random();
    const isLead = level > 0 || named;
    const started =
      !isLead && chance < 0.035
        ? daysLater(day, Math.floor(chance * 2400) - 50)
        : daysLater(day, -200 - Math.floor(random() ** 2 * 4200));
    staff.people.push({
      id,
      number: 1000 + number,
      name,
      email: `${plain(name)}@tidewell.example`,
      phone: `${dial} 555 ${String(1000 + number).slice(-4)}`,
      title,
      teamId: plan.id,
      managerId,
      country,
      city: town,
      born: `${1962 + Math.floor(random() * 41)}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`,
      started,
      ended: !isLead && chance > 0.985 ? daysLater(day, 12 + (number % 40)) : null,
      children: chance < 0.6 ? 0 : Math.floor(random() * 4),
      iban:
        random() < 0.012
          ? ''
          : `XX${10 + (number % 89)} TIDE 0000 ${String(100000 + number * 7919).slice(-4)}`,
      opening: { year, minutes: started < `${year}-01-01` ? 240 * Math.floor(random() * 11) : 0 },
    });
    addContracts(id, started, country, level);
    addPaper(id, started, title);
    return id;
  }
  function addContracts(personId: string, started: string, country: Country, level: number) {
    const base = [2900, 5600, 8900, 14000][level] ?? 2900;
    const monthly = Math.round((base * (0.86 + random() * 0.42)) / 10) * 1000;
    const common = { personId, leaveDays: leaveDaysIn[country], monthly };
    const changes = level === 0 && random() < 0.06 && started < `${year - 1}-01-01`;
    const week = weekFor(random());
    if (!changes) {
      staff.contracts.push({ ...common, id: `${personId}-1`, from: started, to: null, week });
      return;
    }
    const from = `${year}-${pick(['03', '06', '09'])}-16`;
    const before = weeks[0] ?? [];
    const after = weeks[1 + Math.floor(random() * 4)] ?? [];
    staff.contracts.push({
      ...common,
      id: `${personId}-1`,
      from: started,
      to: daysLater(from, -1),
      week: before,
    });
    const share = after.reduce((sum, minutes) => sum + minutes, 0) / (40 * h);
    const pay = Math.round((monthly * share) / 1000) * 1000;
    staff.contracts.push({ ...common, id: `${personId}-2`, from, to: null, week: after, monthly: pay });
    staff.events.push({
      id: `${personId}-h9`,
      personId,
      day: from,
      what: `Hours changed to ${(share * 40).toFixed(0)} a week`,
    });
  }
  function addPaper(personId: string, started: string, title: string) {
    staff.events.push({ id: `${personId}-h1`, personId, day: started, what: `Joined as ${title}` });
    staff.documents.push({
      id: `${personId}-d1`,
      personId,
      name: 'Employment contract.pdf',
      day: daysLater(started, -20),
      letter: 'contract',
    });
    if (started < `${year - 1}-06-01`) {
      staff.events.push({ id: `${personId}-h2`, personId, day: `${year}-01-01`, what: 'Pay reviewed' });
      staff.documents.push({
        id: `${personId}-d2`,
        personId,
        name: `Pay letter ${year}.pdf`,
        day: `${year}-01-12`,
        letter: 'pay',
      });
    }
    if (random() < 0.3)
      staff.documents.push({
        id: `${personId}-d3`,
        personId,
        name: pick(['First aid certificate.pdf', 'Forklift licence.pdf', 'Degree.pdf']),
        day: daysLater(started, 30),
        letter: 'proof',
      });
  }

  for (const { id, name, area } of plans) staff.teams.push({ id, name, area });
  const [board] = plans;
  if (!board) return staff;
  const chief = site
    ? add(board, `Managing director, ${site.town}`, site.underId, 3)
    : add({ ...board, at: ['DE'] }, areas[0][1], null, 3, 'Adaeze Lindqvist');
  const heads = new Map<string, string>();
  for (const [area, title] of areas.slice(1))
    heads.set(
      area,
      site
        ? add(board, `Head of ${area.toLowerCase()}`, chief, 3)
        : add({ ...board, at: countryCodes }, title, chief, 3),
    );
  for (const plan of plans.slice(1)) {
    const named = plan.id === 't2' ? 'Mira Okafor' : plan.id === 't21' ? 'Teresa Nóbrega' : undefined;
    const lead = add(plan, plan.lead, heads.get(plan.area) ?? chief, 2, named);
    let senior: string | null = null;
    for (let at = 1; at < plan.size; at += 1) {
      const title = plan.titles[at % plan.titles.length] ?? 'Specialist';
      const under: string = senior && at % 3 === 0 ? senior : lead;
      const id = add(
        plan,
        title,
        under,
        at === 1 ? 1 : 0,
        plan.id === 't2' && at === 1 ? 'Jonas Weber' : undefined,
      );
      if (at === 1 && plan.size > 10) senior = id;
    }
  }
  return staff;
}
