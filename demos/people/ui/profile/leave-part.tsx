import type { Person } from '../../records.ts';
import { ofPerson } from '../../rules/by-person.ts';
import { leaveLedger } from '../../rules/leave-account.ts';
import { maySeeRequest } from '../../rules/viewer.ts';
import { LeaveFigures } from '../leave/leave-figures.tsx';
import { LedgerView } from '../leave/ledger-view.tsx';
import { RequestRows } from '../leave/request-rows.tsx';
import { usePeople } from '../people-context.ts';

/** Somebody's leave, for themselves, their managers and HR. */
export function LeavePart({ person }: { person: Person }) {
  const { rows, viewer, day } = usePeople();
  const ledger = leaveLedger(rows, person, Number(day.slice(0, 4)));
  const requests = ofPerson(rows.requests, person.id).filter((request) =>
    maySeeRequest(viewer, rows.people, request),
  );
  return (
    <div className="grid gap-10 @4xl:grid-cols-2">
      <div className="grid content-start gap-8">
        <LeaveFigures person={person} ledger={ledger} />
        <RequestRows requests={requests} />
      </div>
      <section>
        <h2 className="mb-2 text-xl">How it is worked out</h2>
        <LedgerView person={person} ledger={ledger} />
      </section>
    </div>
  );
}
