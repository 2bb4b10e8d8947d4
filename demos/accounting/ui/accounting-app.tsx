import { BookOpen, ChartColumn, FileText, Landmark, Receipt } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useCompany } from '../../app-kit/company/use-company.ts';
import { hrefTo } from '../../app-kit/place/place.ts';
import { usePlace } from '../../app-kit/place/use-place.ts';
import { useSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import { AppShell } from '../../app-kit/shell/app-shell.tsx';
import { keepState, keptState } from '../../kit/share/kept-state.ts';
import { needsApproval } from '../actions/bills.ts';
import { accounting } from '../application.ts';
import { sampleCompany } from '../seed/sample-company.ts';
import { bankKeys, type Presses } from './bank/bank-screen.tsx';
import { ImportStatement } from './bank/import-statement.tsx';
import { findIn } from './find.ts';
import { ImportInvoices } from './invoices/import-invoices.tsx';
import { Mark } from './mark.tsx';
import { Currency } from './money.tsx';
import { roles } from './roles.ts';
import { screenFor } from './screen.tsx';

/** What this application asks of the visitor’s company. */
const companyFields = ['name', 'address', 'vatId', 'account', 'currency'] as const;

/** From one's own papers to the books. */
const firstSteps = [
  {
    label: 'Import your invoices',
    note: 'A CSV or Excel file with any columns.',
    href: hrefTo(['invoices']),
  },
  { label: 'Match your bank', note: 'Import a statement above (CAMT.053 or CSV).' },
  { label: 'Export the journal', note: 'A CSV of every entry.', href: hrefTo(['books']) },
];

interface AccountingAppProps {
  /** Today as the server knows it, so that the first drawing is the same on both sides. */
  day: string;
  save?: ReactNode;
}

/** Accounting for a small company: the bank in the morning, invoices, bills, the books, and what follows from them. */
export function AccountingApp({ day: firstDay, save }: AccountingAppProps) {
  const used = useSandbox(accounting, firstDay);
  const { rows, day, change } = used;
  const place = usePlace();
  const [here = ''] = place.path;
  const statementId = useId();
  const [imports, setImports] = useState<'statement' | 'invoices' | null>(null);
  const [dropped, setDropped] = useState<File | null>(null);
  const openStatement = useCallback((open: boolean) => setImports(open ? 'statement' : null), []);
  const [role, setRole] = useState('bookkeeper');
  const presses = useRef<Presses>({});
  useEffect(() => {
    // What only this browser knows is looked at after the first drawing.
    if (keptState('accounting-role') === 'owner') setRole('owner');
  }, []);
  let waiting = 0;
  for (const { entry } of rows.lines.values()) if (entry === null) waiting += 1;
  let approvals = 0;
  if (role === 'owner') for (const bill of rows.bills.values()) if (needsApproval(bill)) approvals += 1;
  const company = useCompany({
    kept: rows.company,
    sample: sampleCompany,
    fields: companyFields,
    hasCents: true,
    change,
  });
  const screen = screenFor({
    rows,
    day,
    change,
    company,
    role,
    place,
    presses,
    onImportStatement: () => setImports('statement'),
    onDropStatement: setDropped,
    onImportInvoices: () => setImports('invoices'),
  });
  const isBank = here === '' && place.asked.get('show') !== 'posted';
  return (
    <AppShell
      id="accounting"
      name="Accounting"
      mark={<Mark />}
      about="Match the bank with invoices and bills, and close the month for a small sign workshop."
      hue="mint"
      look="side"
      screens={[
        { id: '', label: 'Bank', Icon: Landmark, waiting },
        { id: 'invoices', label: 'Invoices', Icon: FileText },
        { id: 'bills', label: 'Bills', Icon: Receipt, waiting: approvals },
        { id: 'books', label: 'Books', Icon: BookOpen },
        { id: 'reports', label: 'Reports', Icon: ChartColumn },
      ]}
      here={here}
      title={screen.title}
      beside={screen.beside}
      actions={screen.actions}
      used={used}
      company={company}
      roles={roles}
      role={role}
      onRole={(id) => {
        setRole(id);
        keepState('accounting-role', id);
      }}
      firstSteps={firstSteps}
      findable="invoices, bills and entries"
      find={(words) => findIn(rows, words)}
      keys={isBank ? bankKeys.map((key) => ({ ...key, run: () => presses.current[key.keys]?.() })) : []}
      save={save}
    >
      <Currency value={company.company.currency}>{screen.body}</Currency>
      <ImportStatement
        id={statementId}
        rows={rows}
        change={change}
        open={imports === 'statement'}
        onOpenChange={openStatement}
        dropped={dropped}
      />
      <ImportInvoices
        rows={rows}
        change={change}
        open={imports === 'invoices'}
        onOpenChange={(open) => setImports(open ? 'invoices' : null)}
      />
    </AppShell>
  );
}
