import { Button } from '#ui/actions/button.tsx';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { fileSize } from '#ui/fields/file-size.ts';
import type { ExportLine } from '../schema.ts';

const words: Record<ExportLine['state'], { tone: BadgeTone; text: string }> = {
  waiting: { tone: 'new', text: 'Starting' },
  running: { tone: 'new', text: 'In progress' },
  done: { tone: 'done', text: 'Ready' },
  failed: { tone: 'danger', text: 'Failed' },
  removed: { tone: 'plain', text: 'Removed' },
};

/** One export: how far it is, and the file while it is kept. */
export function ExportRow({ line, zone }: { line: ExportLine; zone: string }) {
  const { id, state, done, total, bytes, problem, askedAt, endsAt } = line;
  const { tone, text } = words[state];
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Moment at={askedAt} zone={zone} className="text-base" />
        <Badge tone={tone}>{text}</Badge>
      </div>
      {state === 'waiting' || state === 'running' ? (
        <Progress
          label="Reading tables and files"
          {...(total > 0 ? { value: done, max: total, said: `${done} of ${total}` } : {})}
          className="mt-2"
        />
      ) : null}
      {problem ? <p className="mt-1 text-[.9375rem] text-danger">{problem}</p> : null}
      {bytes !== null ? (
        <p className="mt-1 text-[.9375rem] text-mute">
          {fileSize(bytes)}
          {endsAt ? (
            <>
              , kept until <Moment at={endsAt} zone={zone} />
            </>
          ) : null}
        </p>
      ) : null}
      {state === 'done' ? (
        <form method="post" action={`/api/staff/exports/${id}/file`} className="mt-3">
          <Button type="submit" variant="ghost" size="small">
            Download
          </Button>
        </form>
      ) : null}
    </li>
  );
}
