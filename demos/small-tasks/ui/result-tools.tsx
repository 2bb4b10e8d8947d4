import type { ReactNode } from 'react';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { download, downloadCsv, downloadJson } from '../../kit/export/download.ts';
import { rowsOf } from '../rows.ts';
import type { TaskResult } from '../task.ts';

const look = 'inline-flex min-h-11 items-center rounded-full px-3.5 text-sm font-[540] hover:bg-selected';

/** What can be done with a result: copy it, or take it along as a file. */
export function ResultTools({
  name,
  result,
  children,
}: {
  name: string;
  result: TaskResult;
  /** What else can be done with it. */
  children?: ReactNode;
}) {
  const [columns, ...rows] = rowsOf(result);
  return (
    <div className="flex flex-wrap gap-x-1 noscript:hidden">
      <CopyButton text={result.text} label="Copy" />
      {columns && rows.length > 0 ? (
        <button type="button" className={look} onClick={() => downloadCsv(`${name}.csv`, columns, rows)}>
          Download CSV
        </button>
      ) : null}
      <button type="button" className={look} onClick={() => downloadJson(`${name}.json`, result.parts)}>
        JSON
      </button>
      <button type="button" className={look} onClick={() => download(`${name}.txt`, result.text)}>
        Text
      </button>
      {children}
    </div>
  );
}
