import { useCallback } from 'react';
import type { Likeness } from '#engines/contacts/duplicates.ts';
import { useSteps } from '../../app-kit/steps/use-steps.ts';
import type { CrmRows, Person } from '../records.ts';
import { twinsIn } from '../rules/twins.ts';

const nobody: CrmRows['people'] = new Map();
/** More people than this are compared in steps. */
const many = 300;

/** People who may be the same, looked for where they are shown. */
export function useTwins(rows: CrmRows, isShown: boolean): readonly Likeness<Person>[] {
  const { people, companies, apart } = rows;
  const work = useCallback(
    () => twinsIn({ people: isShown ? people : nobody, companies, apart }),
    [people, companies, apart, isShown],
  );
  return useSteps(work, people.size > many) ?? [];
}
