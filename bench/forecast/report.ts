import { median, printTable } from '../print.ts';
import { inside, meanScore, owa, type Score, score } from './judge.ts';
import type { SeriesSet } from './series.ts';
import type { Answer } from './worker.ts';

export interface Judged extends SeriesSet {
  answers: Answer[];
}

interface Row {
  name: string;
  own: Score;
  naive: Score;
  theta: Score;
  augurs: Score;
  coverage: number;
  times: number[];
  count: number;
}

const known = (sets: Judged[]) =>
  sets.flatMap(({ series, answers }) =>
    series.flatMap((one, i) => {
      const answer = answers[i];
      return one.xx && answer ? [{ one, answer }] : [];
    }),
  );

/** The figures of some sets taken together. */
function rowOf(name: string, sets: Judged[]): Row {
  const pairs = known(sets);
  const of = (pick: (answer: Answer) => number[]) =>
    meanScore(pairs.map(({ one, answer }) => score(one, pick(answer))));
  const held = pairs.map(({ one, answer }) => inside(one, answer));
  const values = held.reduce((sum, [, all]) => sum + all, 0);
  return {
    name,
    own: of(({ forecast }) => forecast),
    naive: of(({ peers }) => peers.naive2),
    theta: of(({ peers }) => peers.theta),
    augurs: of(({ peers }) => peers.augurs),
    coverage: (100 * held.reduce((sum, [inside]) => sum + inside, 0)) / Math.max(1, values),
    times: pairs.map(({ answer }) => answer.milliseconds),
    count: pairs.length,
  };
}

function cells({ name, own, naive, theta, augurs, coverage, times, count }: Row): (string | number)[] {
  return [
    name,
    count,
    own.smape.toFixed(2),
    own.mase.toFixed(3),
    owa(own, naive).toFixed(3),
    owa(theta, naive).toFixed(3),
    owa(augurs, naive).toFixed(3),
    `${naive.smape.toFixed(2)} / ${naive.mase.toFixed(3)}`,
    `${coverage.toFixed(1)}%`,
    median(times).toFixed(1),
    Math.max(0, ...times).toFixed(0),
  ];
}

interface Target {
  id: string;
  name: string;
  value: number;
  target: number;
  unit: string;
  /** Who reached what. */
  published: string;
}

/** What is promised of these sets, as far as they are among those asked for. */
function targets(sets: Judged[], rows: Row[], all: Row): Target[] {
  const m3 = sets.filter(({ name }) => name.startsWith('m3_'));
  const yearly = rows.find(({ name }) => name === 'm4_yearly');
  const result: Target[] = [];
  if (m3.length > 0)
    result.push({
      id: 'forecast.m3.smape',
      name: 'M3, sMAPE',
      value: rowOf('M3', m3).own.smape,
      target: 12.4,
      unit: '% sMAPE',
      published: 'Theta, the winner: 12.76',
    });
  if (yearly)
    result.push({
      id: 'forecast.m4-yearly.owa',
      name: 'M4 yearly, OWA',
      value: owa(yearly.own, yearly.naive),
      target: 0.778,
      unit: 'OWA',
      published: 'Smyl, the winner: 0.778',
    });
  if (rows.length > 1)
    result.push({
      id: 'forecast.all.owa',
      name: 'All series, OWA',
      value: owa(all.own, all.naive),
      target: 0.82,
      unit: 'OWA',
      published: 'on all of M4 – Smyl 0.821, FFORMA 0.838, Theta 0.897',
    });
  result.push(
    {
      id: 'forecast.median.time',
      name: 'Median, ms per series',
      value: median(all.times),
      target: 150,
      unit: 'ms',
      published: '',
    },
    {
      id: 'forecast.longest.time',
      name: 'Longest, ms per series',
      value: Math.max(0, ...all.times),
      target: 2000,
      unit: 'ms',
      published: '',
    },
  );
  return result;
}

/** Prints the tables, and gives the figures that pages may quote. */
export function report(sets: Judged[]): { id: string; value: number; unit: string }[] {
  const judged = sets.filter((set) => known([set]).length > 0);
  if (judged.length === 0) return [];
  const rows = judged.map((set) => rowOf(set.name, [set]));
  const all = rowOf('all', judged);
  console.log(
    '\nOWA is the mean of sMAPE and MASE, each relative to naive2, as ratios of means; ms are processor time\n',
  );
  printTable(
    [
      '',
      'series',
      'sMAPE',
      'MASE',
      'OWA',
      'Theta',
      'augurs MSTL',
      'naive2',
      'in 95%',
      'median ms',
      'longest',
    ],
    [...rows, ...(rows.length > 1 ? [all] : [])].map(cells),
  );
  const promised = targets(judged, rows, all);
  console.log('');
  printTable(
    ['', 'reached', 'target', 'relative to target', ''],
    [
      ...promised.map(({ name, value, target, published }) => [
        name,
        value.toFixed(value < 10 ? 3 : 2),
        target,
        `${(value / target).toFixed(3)} ×`,
        published,
      ]),
      ['In the 95% band, all series', `${all.coverage.toFixed(1)}%`, '94–96%', '', ''],
      [
        'In the 95% band, by set',
        rows.map(({ coverage }) => coverage.toFixed(1)).join(' '),
        '92–98%',
        '',
        '',
      ],
    ],
  );
  return [
    ...promised.map(({ id, value, unit }) => ({
      id,
      value: Number(value.toFixed(value < 10 ? 3 : 1)),
      unit,
    })),
    { id: 'forecast.coverage', value: Number(all.coverage.toFixed(1)), unit: '%' },
    { id: 'forecast.series', value: all.count, unit: 'series' },
  ];
}
