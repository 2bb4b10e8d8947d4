import { Download } from 'lucide-react';
import type { CsvValue } from '#lib/files/csv.ts';
import { Button } from '#ui/actions/button.tsx';
import { downloadCsv } from '../../kit/export/download.ts';
import { useMoney } from './money.tsx';

interface DownloadButtonProps {
  /** Without its ending. */
  name: string;
  columns: readonly string[];
  /** Made when it is asked for. */
  rows: () => readonly (readonly CsvValue[])[];
}

/** Downloads what the screen shows as a CSV file; each line ends with the currency of its amounts. */
export function DownloadButton({ name, columns, rows }: DownloadButtonProps) {
  const { currency } = useMoney();
  return (
    <Button
      size="small"
      variant="ghost"
      className="print:hidden"
      onClick={() =>
        downloadCsv(
          `${name}.csv`,
          [...columns, 'Currency'],
          rows().map((row) => [...row, currency]),
        )
      }
    >
      <Download size={20} strokeWidth={1.5} aria-hidden="true" />
      Download CSV
    </Button>
  );
}
