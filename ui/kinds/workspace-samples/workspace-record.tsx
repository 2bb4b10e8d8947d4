import type { WorkspaceRecord as WorkspaceRecordData } from '#lib/look/workspace-sample.ts';

/** An open record: its facts as a strip of four cells, then what was said, with times in one column. */
export function WorkspaceRecord({ record }: { record: WorkspaceRecordData }) {
  return (
    <div className="min-w-0">
      <div className="px-5 pb-3.5 pt-4 sm:px-6">
        <h2 className="text-[1.375rem]">{record.name}</h2>
        <p className="mt-1 text-sm text-mute">{record.about}</p>
      </div>
      <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-4">
        {record.facts.map(({ term, text }) => (
          <div
            key={term}
            className="border-line px-3.5 py-2.5 odd:pl-5 max-sm:even:border-l max-sm:[&:nth-child(n+3)]:border-t sm:border-l sm:first:border-l-0 sm:first:pl-6"
          >
            <dt className="text-[.78125rem] text-mute">{term}</dt>
            <dd className="mt-0.5 text-sm font-[540]">{text}</dd>
          </div>
        ))}
      </dl>
      <ol className="grid gap-4 px-5 py-5 sm:px-6">
        {record.entries.map((entry) => (
          <li key={entry.time + entry.text} className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-3">
            <span className="mono-label pt-0.5 text-[.78125rem] text-mute">{entry.time}</span>
            {entry.who ? (
              <div>
                <p className="text-[.90625rem] font-[540]">{entry.who}</p>
                <p className="mt-0.5 max-w-[31rem] text-[.9375rem]">{entry.text}</p>
              </div>
            ) : (
              <p className="text-[.84375rem] leading-6 text-mute">{entry.text}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
