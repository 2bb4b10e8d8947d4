import type { NamedText } from '#ui/text/rule-list.tsx';

export const lastWeek = 8;
const people = 2;

/** Where a project of eight weeks stands at the end of a week, by the steps as they are written. */
export function stateAt(week: number, steps: readonly NamedText[], weekRate: number) {
  const [call, paper, first, weeks, handover] = steps;
  const step = week === 0 ? [call, paper] : [week === 1 ? first : week < lastWeek ? weeks : handover];
  return {
    steps: step.flatMap((one) => (one ? [one] : [])),
    spent: week * people * weekRate,
    left: (lastWeek - week) * people * weekRate,
  };
}
