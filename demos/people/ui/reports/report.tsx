import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { CsvValue } from '#lib/files/csv.ts';
import { Button } from '#ui/actions/button.tsx';
import { downloadCsv } from '../../../kit/export/download.ts';

interface ReportProps {
  /** What the figures say, as a sentence. */
  heading: string;
  /** The file that it is saved as, without its ending, and what that holds. */
  file: string;
  columns: readonly string[];
  rows: readonly (readonly CsvValue[])[];
  children: ReactNode;
}

/** One finding with its chart, and its figures as a file. */
export function Report({ heading, file, columns, rows, children }: ReportProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 break-inside-avoid rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <h2 id={id} className="mb-4 text-2xl text-pretty">
        {heading}
      </h2>
      {children}
      <Button
        size="small"
        variant="ghost"
        aria-describedby={id}
        className="mt-2 print:hidden"
        onClick={() => downloadCsv(`${file}.csv`, columns, rows)}
      >
        <Download size={18} strokeWidth={1.5} aria-hidden="true" />
        Download CSV
      </Button>
    </section>
  );
}
