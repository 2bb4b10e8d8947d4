import type { Day } from '../day.ts';

/** What the planner found for the first example, so that the page is whole before any script; its test checks it. */
export const randstadPlan: Pick<Day, 'plan' | 'found'> = {
  plan: {
    routes: [
      { vehicleId: 'van1', stopIds: ['s14', 's10', 's11', 's12', 's13', 's15', 's16'] },
      { vehicleId: 'van2', stopIds: ['s20', 's7', 's5', 's4', 's6', 's9', 's8'] },
      { vehicleId: 'van3', stopIds: ['s19', 's17', 's18', 's21', 's3', 's2', 's1'] },
    ],
  },
  found: { seconds: 5, workers: 1, seed: 7 },
};
