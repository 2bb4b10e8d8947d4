import { toast } from '#ui/panels/toast.ts';
import type { Company } from '../../app-kit/company/company.ts';
import type { UsedSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import type { Crm, CrmEdit, CrmRows } from '../records.ts';

/** What every screen of the application works with. */
export interface CrmView {
  rows: CrmRows;
  day: string;
  /** Who looks, and whose people they see: null for everybody's. */
  me: string;
  owner: string | null;
  /** Who sells; amounts are in its currency. */
  company: Company;
  /** Does something, says so, and offers to take it back. */
  act: (said: string, edits: readonly CrmEdit[]) => void;
}

export const actWith =
  (used: UsedSandbox<Crm>): CrmView['act'] =>
  (said, edits) => {
    used.change(said, edits);
    toast({
      id: 'crm',
      title: said,
      tone: 'done',
      action: { label: 'Undo', onSelect: used.sandbox.undo },
    });
  };

export const newId = (): string => crypto.randomUUID();
