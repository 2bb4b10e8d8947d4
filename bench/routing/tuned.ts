/**
 * X instances that the routing engine was developed on, after decision records 033, 047 and 099: every second one by
 * size, those that records name, and those of this folder. All others are held out: they are measured, and no setting
 * is chosen by them.
 */
const everySecond = [
  'X-n101-k25',
  'X-n120-k6',
  'X-n139-k10',
  'X-n157-k13',
  'X-n176-k26',
  'X-n195-k51',
  'X-n214-k11',
  'X-n233-k16',
  'X-n251-k28',
  'X-n270-k35',
  'X-n289-k60',
  'X-n308-k13',
  'X-n327-k20',
  'X-n351-k40',
  'X-n384-k52',
  'X-n420-k130',
  'X-n459-k26',
  'X-n502-k39',
  'X-n548-k50',
  'X-n599-k92',
  'X-n655-k131',
  'X-n716-k35',
  'X-n783-k48',
  'X-n856-k95',
  'X-n936-k151',
];
const named = ['X-n110-k13', 'X-n204-k19', 'X-n298-k31', 'X-n573-k30', 'X-n979-k58'];

const tuned: ReadonlySet<string> = new Set([...everySecond, ...named]);

/** Whether an instance took part in choosing the engine’s settings. */
export const isTuned = (name: string): boolean => tuned.has(name);
