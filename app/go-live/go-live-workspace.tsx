import { counted } from '#lib/money/grouped.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import type { GoLiveLine } from './line.ts';
import { openPoints } from './lines.ts';

/** What is to be done before the site goes live; every line was tested when the page was opened. */
export function GoLiveWorkspace({ lines, writes }: { lines: readonly GoLiveLine[]; writes: boolean }) {
  const open = openPoints(lines);
  return (
    <>
      <p className="mb-5 text-mute">
        {open === 0
          ? 'Everything is ready. We checked each point just now.'
          : `${counted(open, 'point', 'points')} still to settle. We checked each one just now.`}
      </p>
      <DetailPage>
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <li
              key={line.id}
              className="grid gap-x-6 gap-y-2 px-4 py-5 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:items-center sm:px-7"
            >
              <LineState line={line} />
              <div className="min-w-0">
                <h2 className="text-lg">{line.name}</h2>
                <p className="mt-0.5 max-w-[44rem] text-[.9375rem] text-mute wrap-anywhere">{line.says}</p>
              </div>
              {line.isDone ? null : <Mend line={line} writes={writes} />}
            </li>
          ))}
        </ul>
      </DetailPage>
    </>
  );
}

function LineState({ line: { isDone, isOptional } }: { line: GoLiveLine }) {
  if (isDone) return <Badge tone="done">Done</Badge>;
  return isOptional ? <Badge>Optional</Badge> : <Badge tone="warning">Open</Badge>;
}

function Mend({ line, writes }: { line: GoLiveLine; writes: boolean }) {
  if (line.id === 'samples' && writes)
    return (
      <form method="post">
        <Button type="submit" name="intent" value="samples" variant="ghost" size="small">
          Remove samples
        </Button>
      </form>
    );
  return line.href ? (
    <ButtonLink href={line.href} variant="ghost" size="small" className="justify-self-start">
      Set this up
    </ButtonLink>
  ) : null;
}
