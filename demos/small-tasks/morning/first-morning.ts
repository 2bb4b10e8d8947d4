import { taskIds } from '#content/ai-demos/ai-demos.ts';
import { isNumber, isText, listOf, shaped } from '#lib/files/shape.ts';
import { isResult } from '../is-result.ts';
import stored from './first-morning.json' with { type: 'json' };
import type { Step, StepItem } from './run-morning.ts';

const isTask = (value: unknown): value is Step['task'] => taskIds.some((id) => id === value);
const isStep = shaped<Step>({
  task: isTask,
  name: isText,
  finding: isText,
  items: listOf(shaped<StepItem>({ mail: isNumber, result: isResult })),
});

/** The morning as the page begins with it, made by `npm run example-vectors`; a test makes it again. */
export function firstMorning(): Step[] {
  const steps: unknown[] = stored;
  return steps.filter(isStep);
}
