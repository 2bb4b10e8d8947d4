import type { ReactNode } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import { FactStrip } from '#ui/data/fact-strip.tsx';
import { DetailPage, WorkspaceWidePart } from '#ui/kinds/workspace-parts.tsx';
import type { ImportPage } from '../import/import-page.server.ts';

interface ListOfLinesProps<T extends { line: number }> {
  heading: string;
  tone: BadgeTone;
  about: string;
  found: { count: number; lines: readonly T[] };
  who: (line: T) => ReactNode;
  what: (line: T) => ReactNode;
}

function ListOfLines<T extends { line: number }>({
  heading,
  tone,
  about,
  found: { count, lines },
  who,
  what,
}: ListOfLinesProps<T>) {
  if (count === 0) return null;
  return (
    <WorkspaceWidePart
      heading={heading}
      about={about}
      mark={
        <Badge tone={tone} icon={null}>
          {grouped(count)}
        </Badge>
      }
    >
      <ol className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li
            key={line.line}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 py-2.5 text-[.9375rem] @3xl:grid-cols-[3.5rem_minmax(0,2fr)_minmax(0,3fr)]"
          >
            <span className="mono-label pt-1 text-mute">
              <span className="sr-only">Line </span>
              {line.line}
            </span>
            <span className="wrap-anywhere">{who(line)}</span>
            <span className="text-mute wrap-anywhere max-@3xl:col-start-2">{what(line)}</span>
          </li>
        ))}
      </ol>
      {count > lines.length ? (
        <p className="mt-3 text-sm text-mute">
          The first {lines.length} are shown; {grouped(count - lines.length)} more are like these.
        </p>
      ) : null}
    </WorkspaceWidePart>
  );
}

const person = ({ name, email }: { name: string; email: string }) => (
  <>
    <span className="font-[540]">{name}</span> <span className="text-mute">{email}</span>
  </>
);

/** What would become of a file, line by line, and the button that writes it. */
export function DryRun({ run, writes }: { run: ImportPage; writes: boolean }) {
  const { added, changed, doubled, refused, same } = run;
  const toWrite = added.count + changed.count;
  return (
    <div className="grid gap-5">
      <FactStrip
        facts={[
          { label: 'New', value: grouped(added.count) },
          { label: 'Changed', value: grouped(changed.count) },
          { label: 'Unchanged', value: grouped(same) },
          { label: 'Duplicates', value: grouped(doubled.count) },
          { label: 'Invalid', value: grouped(refused.count) },
        ]}
      />
      <form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <input type="hidden" name="print" value={run.print} />
        {writes && toWrite > 0 ? (
          <Button type="submit" name="intent" value="write" variant="ink" size="small">
            Import {toWrite === 1 ? 'one record' : `${grouped(toWrite)} records`}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="drop" variant="ghost" size="small">
          Cancel import
        </Button>
        <p className="min-w-0 text-[.9375rem] text-mute wrap-anywhere">
          {run.file}
          {run.overwrites ? ': replaces existing details' : ': only fills in missing details'}
          {run.unused.length > 0 ? `. Columns left out: ${run.unused.join(', ')}` : ''}
        </p>
      </form>
      {added.count + changed.count + doubled.count + refused.count === 0 ? (
        <p className="text-mute">
          We already have everyone in this file, and it adds nothing new about them.
        </p>
      ) : (
        <DetailPage>
          <ListOfLines
            heading="Invalid"
            tone="danger"
            about="These lines won’t be imported. Correct them in the file and import it again. The other lines won’t be added twice."
            found={refused}
            who={({ shown }) => shown || <span className="text-mute">No name</span>}
            what={({ reason }) => reason}
          />
          <ListOfLines
            heading="Duplicates"
            tone="warning"
            about="The same person appears further up in the file. We use the first line."
            found={doubled}
            who={person}
            what={({ reason }) => reason}
          />
          <ListOfLines
            heading="Changed"
            tone="new"
            about="We already have these email addresses."
            found={changed}
            who={person}
            what={({ changes }) =>
              changes.map(({ label, before, after }) => (
                <span key={label} className="block">
                  {label}: {before === 'nothing' ? null : <del>{before}</del>}{' '}
                  <ins className="text-ink no-underline">{after}</ins>
                </span>
              ))
            }
          />
          <ListOfLines
            heading="New"
            tone="done"
            about="These email addresses are new to us."
            found={added}
            who={person}
            what={({ company, note }) => [company, note].filter(Boolean).join(' · ')}
          />
        </DetailPage>
      )}
    </div>
  );
}
