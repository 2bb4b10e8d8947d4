import { daysLater } from '#lib/time/days.ts';
import { keptAfterDecision, keptWhileOpen } from '../kept-for.ts';
import { endReasons } from '../reasons.ts';
import type { Application, Job, Person } from '../records.ts';
import { sources } from '../records.ts';
import { careers } from './careers.ts';
import { nameGroups } from './names.ts';
import { resumeText } from './resume-text.ts';

/** How the people of each job are spread: still in a stage, by stage, and those whose application has ended. */
const spread: Readonly<Record<string, { active: readonly number[]; ended: number; hired: number }>> = {
  platform: { active: [9, 6, 5, 4, 1], ended: 22, hired: 1 },
  design: { active: [7, 4, 3, 2, 1], ended: 14, hired: 0 },
  field: { active: [6, 5, 4, 1], ended: 9, hired: 1 },
  support: { active: [5, 3, 3, 2, 1], ended: 15, hired: 0 },
  sales: { active: [6, 3, 2, 0], ended: 5, hired: 0 },
  data: { active: [8, 4, 3, 2, 0], ended: 13, hired: 0 },
};

const ascii = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z -]/g, '')
    .toLowerCase()
    .replace(/ +/g, '.');

interface Made {
  people: Person[];
  applications: Application[];
}

/** The name of somebody in the usual sample. */
function usualName(serial: number) {
  const group = nameGroups[(serial * 5 + 3) % nameGroups.length] ?? nameGroups[0];
  const round = Math.floor(serial / nameGroups.length);
  const [firsts, lasts] = [group?.first.split(' ') ?? [], group?.last.split(' ') ?? []];
  const name = `${firsts[round % firsts.length]} ${lasts[(round * 3 + (round >> 3)) % lasts.length]}`;
  return { name, group };
}

/** A name for somebody among twenty thousand that nobody else has: with a middle letter, later with two family names. */
function rareName(serial: number): { name: string; group: (typeof nameGroups)[number] | undefined } {
  let rest = serial;
  const next = (count: number) => {
    const digit = rest % count;
    rest = Math.floor(rest / count);
    return digit;
  };
  const group = nameGroups[next(nameGroups.length)];
  const [firsts, lasts] = [group?.first.split(' ') ?? [], group?.last.split(' ') ?? []];
  const [first, last, letter] = [next(firsts.length), next(lasts.length), 65 + next(26)];
  const second = rest > 0 ? `-${lasts[(last + rest) % lasts.length]}` : '';
  return { name: `${firsts[first]} ${String.fromCharCode(letter)}. ${lasts[last]}${second}`, group };
}

/** The candidates of the sample, each with an application that has come some way; those of the large one come after others. */
export function seedPeople(day: string, jobs: readonly Job[], random: () => number, before = 0): Made {
  const made: Made = { people: [], applications: [] };
  const upTo = (count: number) => Math.floor(random() * count);
  let serial = before;

  function person(jobId: string, addedOn: string): Person {
    const { name, group } = before > 0 ? rareName(serial) : usualName(serial);
    const cities = group?.cities.split('|') ?? [];
    serial += 1;
    const facts = {
      name,
      email: `${ascii(name)}@example.${['com', 'org', 'net'][serial % 3]}`,
      phone: `${group?.dial} ${200 + upTo(700)} ${10 + upTo(89)} ${10 + upTo(89)}`,
      city: cities[upTo(cities.length)] ?? '',
    };
    const career = careers[jobId];
    const { text, headline } = career
      ? resumeText({ ...facts, career, year: Number(day.slice(0, 4)) }, random)
      : { text: '', headline: '' };
    return {
      id: `p${serial}`,
      name,
      email: facts.email,
      phone: facts.phone,
      place: facts.city,
      headline,
      resume: text,
      file: `${ascii(name).replaceAll('.', '-')}${serial % 4 === 0 ? '.docx' : '.pdf'}`,
      addedOn,
      keepUntil: daysLater(addedOn, keptWhileOpen),
    };
  }

  function apply(job: Job, at: number, state: Application['state']) {
    const stage = job.stages[at];
    if (!stage) return;
    // Walks back from the day they came into their stage, so that every step has its date.
    const ended = state === 'rejected' || state === 'withdrawn';
    const endedOn = ended || state === 'hired' ? daysLater(day, -(2 + upTo(40))) : null;
    // The further along, the longer it took; a few wait far too long.
    const late = random() < 0.16 ? stage.limit + upTo(6) : 0;
    // Whoever was hired came to the last stage on that day.
    let on = daysLater(endedOn ?? day, state === 'hired' ? 0 : -(late || upTo(stage.limit)));
    const path: { stageId: string; on: string }[] = [];
    for (let back = at; back >= 0; back -= 1) {
      const { id, limit } = job.stages[back] ?? stage;
      path.unshift({ stageId: id, on });
      on = daysLater(on, -(1 + upTo(limit)));
    }
    const appliedOn = path[0]?.on ?? day;
    const one = person(job.id, appliedOn);
    made.people.push(
      endedOn
        ? { ...one, keepUntil: daysLater(endedOn, random() < 0.1 ? 1 + upTo(4) : keptAfterDecision) }
        : one,
    );
    made.applications.push({
      id: `a${before + made.applications.length + 1}`,
      personId: one.id,
      jobId: job.id,
      stageId: stage.id,
      since: path.at(-1)?.on ?? day,
      turn: random() < 0.2 ? (stage.turn === 'candidate' ? job.managerId : 'candidate') : stage.turn,
      source:
        sources[Math.min(sources.length - 1, Math.floor(random() ** 1.7 * sources.length))] ?? 'Career page',
      appliedOn,
      state,
      reason: ended
        ? state === 'withdrawn'
          ? 'Took another post'
          : (endReasons[upTo(endReasons.length)] ?? '')
        : '',
      endedOn,
      path,
    });
  }

  for (const job of jobs) {
    const { active, ended, hired } = spread[job.id] ?? { active: [], ended: 0, hired: 0 };
    for (const [at, count] of active.entries())
      for (let turn = 0; turn < count; turn += 1) apply(job, at, 'active');
    for (let turn = 0; turn < ended; turn += 1) {
      // Most end early: half of them at the first look.
      const at = Math.floor(random() ** 2 * (job.stages.length - 1));
      apply(job, at, turn % 9 === 8 ? 'withdrawn' : 'rejected');
    }
    for (let turn = 0; turn < hired; turn += 1) apply(job, job.stages.length - 1, 'hired');
  }
  return made;
}
