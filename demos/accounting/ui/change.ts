import { toast } from '#ui/panels/toast.ts';
import type { Sandbox } from '../../app-kit/sandbox/sandbox.ts';
import type { Done } from '../actions/done.ts';
import type { AccountingRecords } from '../records.ts';

export type Change = Sandbox<AccountingRecords>['change'];

/** Does something, or says beside the page why it can't be done; tells which of the two it was. */
export function doOrSay(change: Change, done: Done): boolean {
  if ('problem' in done) {
    toast({ title: done.problem, tone: 'danger' });
    return false;
  }
  change(done.said, done.edits);
  return true;
}
