import { dosesOn } from '#engines/doses/doses.ts';
import { createRandom } from '#lib/random/random.ts';
import { daysLater } from '#lib/time/days.ts';
import type { ListsOf } from '../../app-kit/sandbox/edits.ts';
import { clinicians, clockOf, hours, samplePractice } from '../practice.ts';
import type { Dose, Health, Medicine, Reading, Visit } from '../records.ts';

const given = 'Inês Ahmed Gwendolyn Tuan Marisol Bartosz Adaeze Erik Sigal Rosalind Kofi Yvonne'.split(' ');
const family =
  'Carvalho Barzani Price Nguyễn Quispe Wójcik Nwosu Lindahl Avraham Achterberg Mensah Delacroix'.split(' ');

/** Forty people: the first twelve by their own names, the others with those of their neighbours in the list. */
const patients: readonly (readonly [name: string, born: string])[] = Array.from({ length: 40 }, (_, at) => {
  const turn = Math.floor(at / given.length);
  const name = `${given[at % given.length]} ${family[(at + turn * 5) % family.length]}`;
  const month = String(((at * 7) % 12) + 1).padStart(2, '0');
  return [
    name,
    `${1937 + ((at * 17 + 31) % 66)}-${month}-${String(((at * 11) % 28) + 1).padStart(2, '0')}`,
  ] as const;
});

/** Made-up plans: name, dose, times, and a word about them. */
const plans: readonly (readonly [name: string, dose: string, times: readonly string[], note: string])[] = [
  ['Sample tablet A', '5 mg', ['08:00'], 'With breakfast'],
  ['Sample tablet B', '500 mg', ['08:00', '20:00'], 'With food'],
  ['Sample drops', '3 drops each side', ['22:00'], 'Keep in the fridge'],
  ['Sample capsule', '20 mg', ['13:00'], ''],
];

const reasons = [
  'Check-up',
  'Blood pressure',
  'New prescription',
  'Wound dressing',
  'Vaccination',
  'Results',
  'Knee',
  'Cough',
];
const summaries = [
  'We looked at the readings of the last weeks together and kept everything as it is. Next check in three months.',
  'Blood was taken; the results will be here within five days.',
  'The dressing was changed. Please keep it dry until Friday.',
];

/** A practice and its patients around a day. All of them and their medicines are made up. */
export function seed(day: string): ListsOf<Health> {
  const random = createRandom(23);
  const within = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const medicines: Medicine[] = [];
  const doses: Dose[] = [];
  const readings: Reading[] = [];
  const visits: Visit[] = [];
  for (const [at] of patients.entries()) {
    const patientId = `p${at + 1}`;
    for (const [index, [name, dose, times, note]] of plans.slice(0, at === 0 ? 4 : at % 3).entries())
      medicines.push({
        id: `m${at + 1}-${index}`,
        patientId,
        name,
        dose,
        times: [...times],
        from: daysLater(day, -80),
        until: index === 2 ? daysLater(day, 9) : '',
        note,
      });
    // Pressure comes down a little over the weeks; a day or two has no entry.
    for (let back = at === 0 ? 60 : 20; back >= 1; back -= at === 0 ? 1 : 5) {
      if (random() < 0.15) continue;
      const upper = Math.round(148 - (60 - back) * 0.22 + (random() - 0.5) * 14);
      const on = { patientId, day: daysLater(day, -back), time: clockOf(within(420, 510)) };
      readings.push({
        id: `b${at}-${back}`,
        ...on,
        measure: 'pressure',
        value: upper,
        lower: Math.round(upper * 0.62 + random() * 6),
      });
      readings.push({ id: `u${at}-${back}`, ...on, measure: 'pulse', value: within(62, 82), lower: 0 });
      if (back % 7 === 0)
        readings.push({
          id: `w${at}-${back}`,
          ...on,
          measure: 'weight',
          value: Math.round((74.5 - (60 - back) * 0.03 + random()) * 10) / 10,
          lower: 0,
        });
    }
  }
  for (let back = 30; back >= 0; back -= 1) {
    const on = daysLater(day, -back);
    for (const due of dosesOn(medicines, on)) {
      // Today only the morning has been answered.
      if (back === 0 && due.time > '08:00') continue;
      if (random() < 0.04) continue;
      const known = random() < 0.93;
      doses.push({ id: `${due.planId} ${due.day} ${due.time}`, ...due, state: known ? 'taken' : 'missed' });
    }
  }
  // A full day at the practice, quieter ones around it. Nobody comes twice on a day.
  let turn = 0;
  for (const [offset, share] of [
    [-1, 0.5],
    [0, 0.7],
    [1, 0.45],
    [2, 0.4],
    [5, 0.3],
  ] as const)
    for (let start = hours.from; start < hours.until; start += hours.step)
      for (const { id: who } of clinicians) {
        if (random() > share || (start >= 720 && start < 780)) continue;
        // The first of the morning have been seen, the next wait.
        const state =
          offset < 0 || (offset === 0 && start < 580)
            ? 'done'
            : offset === 0 && start < 620
              ? 'arrived'
              : 'planned';
        const missed = state === 'done' && random() < 0.12;
        visits.push({
          id: `v${visits.length + 1}`,
          patientId: `p${(turn++ % (patients.length - 1)) + 2}`,
          day: daysLater(day, offset),
          time: clockOf(start),
          minutes: hours.step,
          who,
          reason: reasons[within(0, reasons.length - 1)] ?? '',
          state: missed ? 'missed' : state,
          summary: state === 'done' && !missed ? (summaries[within(0, summaries.length - 1)] ?? '') : '',
        });
      }
  const mine = { patientId: 'p1', minutes: hours.step, who: 'hale' };
  visits.push(
    {
      ...mine,
      id: 'mine-1',
      day: daysLater(day, -41),
      time: '09:20',
      reason: 'Check-up',
      state: 'done',
      summary: summaries[0] ?? '',
    },
    {
      ...mine,
      id: 'mine-2',
      who: 'ito',
      day: daysLater(day, -12),
      time: '11:00',
      reason: 'Blood test',
      state: 'done',
      summary: summaries[1] ?? '',
    },
    {
      ...mine,
      id: 'mine-3',
      day: daysLater(day, 6),
      time: '14:20',
      reason: 'Results',
      state: 'planned',
      summary: '',
    },
  );
  return {
    patients: patients.map(([name, born], at) => ({
      id: `p${at + 1}`,
      name,
      born,
      phone: `+44 7700 900${300 + at}`,
    })),
    medicines,
    doses,
    readings,
    visits,
    company: [samplePractice],
  };
}
