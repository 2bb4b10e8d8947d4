import type { Day } from '../day.ts';

/** What the planner found for the first example, so that the page is whole before any script; its test checks it. */
export const randstadPlan: Pick<Day, 'plan' | 'found'> = {
  plan: {
    routes: [
      { vehicleId: 'van1', stopIds: ['s19', 's18', 's17', 's16', 's15', 's13'] },
      { vehicleId: 'van2', stopIds: ['s20', 's7', 's8', 's9', 's14', 's10', 's11', 's12'] },
      { vehicleId: 'van3', stopIds: ['s21', 's1', 's2', 's3', 's4', 's6', 's5'] },
    ],
  },
  found: { seconds: 3, workers: 1, seed: 7 },
};
