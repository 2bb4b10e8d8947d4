import { useEffect, useState } from 'react';
import { ImportDialog } from '../../../kit/import/import-dialog.tsx';
import type { Given } from '../../../kit/import/reader.ts';
import type { Rows } from '../../records.ts';
import type { Change } from '../change.ts';
import { CheckStatement } from './check-statement.tsx';
import { type BroughtStatement, readStatementFile } from './read-statement-file.ts';

interface ImportStatementProps {
  id: string;
  rows: Rows;
  change: Change;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A file that was dropped on the page. */
  dropped: File | null;
}

/** Imports a bank statement: dropped, chosen or pasted, looked through, then taken. */
export function ImportStatement({ id, rows, change, open, onOpenChange, dropped }: ImportStatementProps) {
  const [brought, setBrought] = useState<BroughtStatement | null>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!dropped) return;
    const leaves = new AbortController();
    void readStatementFile(dropped, leaves.signal).then((found) => {
      if (leaves.signal.aborted) return;
      if ('given' in found) return setBrought(found);
      setProblem(found.problem);
      onOpenChange(true);
    });
    return () => leaves.abort();
  }, [dropped, onOpenChange]);
  return (
    <>
      <ImportDialog
        id={id}
        open={open}
        onOpenChange={(next) => {
          setProblem(undefined);
          onOpenChange(next);
        }}
        words={{
          heading: 'Import a bank statement',
          files: 'CAMT.053 (XML) or CSV, whichever your bank offers',
          accept: '.xml,.csv,.txt,.tsv,text/xml,application/xml,text/csv,text/plain',
          paste: 'Or paste the lines of a CSV file',
          use: 'Check these lines',
        }}
        hint="Columns can have any names. In the next step you see what we read and can say which column is which. Lines that are already here are left out."
        sample={'Date;Name;Reference;Amount\n18/11/2026;Café Morgenrot;Invoice 2026-0081;415,31'}
        problem={problem}
        read={readStatementFile}
        onRead={(found) => {
          setBrought(found);
          return null;
        }}
      />
      {brought ? (
        <CheckStatement
          key={nameOf(brought.given)}
          brought={brought}
          rows={rows}
          change={change}
          onClose={() => setBrought(null)}
        />
      ) : null}
    </>
  );
}

const nameOf = (given: Given): string =>
  typeof given === 'string' ? given : `${given.name} ${given.lastModified}`;
