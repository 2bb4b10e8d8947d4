import { createContext, useContext } from 'react';
import { toast } from '#ui/panels/toast.ts';
import type { CompanySetting } from '../../app-kit/company/company.ts';
import type { UsedSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import type { Outcome, Refused } from '../actions/outcome.ts';
import type { PeopleRows } from '../application.ts';
import type { PeopleRecords } from '../records.ts';
import type { Viewer } from '../rules/viewer.ts';

interface PeopleView {
  rows: PeopleRows;
  /** Today. */
  day: string;
  viewer: Viewer;
  used: UsedSandbox<PeopleRecords>;
  /** In whose name payslips are made. */
  company: CompanySetting;
}

const PeopleContext = createContext<PeopleView | null>(null);
export const ProvidePeople = PeopleContext.Provider;

/** The records, the day, and whose eyes they are seen with. */
export function usePeople(): PeopleView {
  const view = useContext(PeopleContext);
  if (!view) throw new Error('Use this inside the People application.');
  return view;
}

/** Does what an action led to and offers to undo it; gives back a refusal for the form that asked. */
export function useAct(): (outcome: Outcome) => Refused | null {
  const { used } = usePeople();
  return (outcome) => {
    if ('problem' in outcome) {
      if (!outcome.field) toast({ title: outcome.problem, tone: 'danger' });
      return outcome;
    }
    used.change(outcome.said, outcome.edits);
    toast({
      id: 'people',
      title: outcome.said,
      tone: 'done',
      action: { label: 'Undo', onSelect: used.sandbox.undo },
    });
    return null;
  };
}
