import { Moment } from '#ui/data/moment.tsx';
import type { Happened } from '../../staff/history.server.ts';

/** What happened to a document, the newest first. */
export function HistoryList({ history, zone }: { history: readonly Happened[]; zone: string }) {
  if (history.length === 0) return <p className="text-mute">No history yet.</p>;
  return (
    <ol className="-my-2.5 divide-y divide-line">
      {history.map(({ id, what, by, at }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 text-[.9375rem]">
          <span>
            {what} <span className="text-mute">by {by}</span>
          </span>
          <Moment at={at} zone={zone} className="text-mute" />
        </li>
      ))}
    </ol>
  );
}
