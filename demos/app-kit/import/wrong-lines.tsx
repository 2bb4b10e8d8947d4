import { counted, grouped } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { downloadCsv } from '../../kit/export/download.ts';

interface WrongLine {
  /** Where it stands in the file. */
  line: number;
  /** What is wrong with it. */
  said: string;
  cells: readonly string[];
}

interface WrongLinesProps {
  lines: readonly WrongLine[];
  columns: readonly string[];
}

const mostShown = 8;

/** The lines of a file that can't be imported, each with the reason, to be looked at here or taken away. */
export function WrongLines({ lines, columns }: WrongLinesProps) {
  return (
    <section aria-label="Lines with problems" className="mt-6 rounded-input border border-danger p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{counted(lines.length, 'line')} can’t be imported</h3>
        <Button
          size="small"
          variant="ghost"
          onClick={() =>
            downloadCsv(
              'lines-with-problems.csv',
              ['Line', ...columns, 'Problem'],
              lines.map(({ line, cells, said }) => [String(line), ...cells, said]),
            )
          }
        >
          Download these lines
        </Button>
      </div>
      <ul className="mt-2 text-[.9375rem]">
        {lines.slice(0, mostShown).map(({ line, said }) => (
          <li key={line} className="border-t border-line py-2 wrap-anywhere">
            <span className="font-medium">Line {grouped(line)}</span> {said}
          </li>
        ))}
      </ul>
      {lines.length > mostShown ? (
        <p className="text-[.9375rem] text-mute">And {grouped(lines.length - mostShown)} more.</p>
      ) : null}
      <p className="mt-2 text-[.9375rem] text-mute">
        They’ll be left out, and you can import the others. Choose another column above, or correct these
        lines in your file and import them again.
      </p>
    </section>
  );
}
