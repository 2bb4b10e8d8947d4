import { toast } from '#ui/panels/toast.ts';
import type { CompanySetting } from '../../app-kit/company/company.ts';
import type { UsedSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import type { Done } from '../actions/done.ts';
import type { Records, Rows } from '../records.ts';

export type RoleId = 'recruiter' | 'manager' | 'candidate';

/** What every screen is given: the records, who looks at them, and a way to do something. */
export interface Desk {
  rows: Rows;
  /** Today, as in 2026-11-18. */
  day: string;
  role: RoleId;
  /** Who looks: a colleague's id. The candidate's application stands in `applicationId`. */
  viewerId: string;
  applicationId: string;
  /** In whose name letters and emails are written. */
  company: CompanySetting;
  /** Does it, with a note that offers to take it back; returns the problem when it cannot be done. */
  act: (done: Done) => Extract<Done, { problem: string }> | null;
}

/** A way to do things in this sandbox. */
export const actIn =
  ({ change, sandbox }: UsedSandbox<Records>): Desk['act'] =>
  (done) => {
    if ('problem' in done) return done;
    change(done.said, done.edits);
    toast({
      id: 'hiring-done',
      title: done.said,
      tone: 'done',
      action: { label: 'Undo', onSelect: sandbox.undo },
    });
    return null;
  };
