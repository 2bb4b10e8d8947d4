import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { fileSize } from '#ui/fields/file-size.ts';
import type { ShownBackup } from '../queries.server.ts';
import { type BackupStanding, isUnderWay } from '../rules.ts';

const words: Record<BackupStanding, { tone: BadgeTone; text: string }> = {
  waiting: { tone: 'new', text: 'Starting' },
  running: { tone: 'new', text: 'In progress' },
  stalled: { tone: 'danger', text: 'Failed' },
  here: { tone: 'done', text: 'Complete' },
  elsewhere: { tone: 'plain', text: 'Not on this server' },
  failed: { tone: 'danger', text: 'Failed' },
};

function UnderWay({ progress }: Pick<ShownBackup, 'progress'>) {
  if (!progress) return <Progress label="Reading the database" className="mt-2" />;
  const { tables, tablesAll, files, filesAll } = progress;
  return (
    <Progress
      label={tables < tablesAll ? 'Reading the database' : 'Reading the files'}
      value={tables + files}
      max={Math.max(1, tablesAll + filesAll)}
      said={`${tables} of ${tablesAll} tables, ${files} of ${filesAll} files`}
      className="mt-2"
    />
  );
}

/** One backup: how it stands, what is in it, and the file. */
export function BackupRow({ backup, zone }: { backup: ShownBackup; zone: string }) {
  const { id, standing, bytes, rows, files, missing, sha256, problem } = backup;
  const { tone, text } = words[standing];
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-[540]">
          <Moment at={backup.askedAt} zone={zone} className="text-base" />
          {backup.byClock ? <span className="text-mute">, automatic</span> : null}
        </p>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {isUnderWay(standing) ? <UnderWay progress={backup.progress} /> : null}
      {problem ? <p className="mt-1 text-[.9375rem] text-danger">{problem}</p> : null}
      {backup.offsiteProblem ? (
        <p className="mt-1 text-[.9375rem] text-danger">{backup.offsiteProblem}</p>
      ) : null}
      {bytes !== null && rows !== null && files !== null ? (
        <p className="mt-1 text-[.9375rem] text-mute">
          {fileSize(bytes)}, {counted(rows, 'row', 'rows')}, {counted(files, 'file', 'files')}
          {missing > 0 ? (
            <span className="text-danger">, {counted(missing, 'file', 'files')} missing</span>
          ) : null}
          {backup.isOffsite ? ', copied off-site' : null}
        </p>
      ) : null}
      {sha256 ? (
        <p className="mt-1 font-mono text-[.78rem] text-mute wrap-anywhere">sha256 {sha256}</p>
      ) : null}
      {standing === 'here' ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <form method="post" action={`/api/staff/backups/${id}/file`}>
            <Button type="submit" variant="ghost" size="small">
              Download<span className="sr-only"> {backup.name}</span>
            </Button>
          </form>
          <form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="remove" variant="ghost" tone="danger" size="small">
              Remove<span className="sr-only"> {backup.name}</span>
            </Button>
          </form>
        </div>
      ) : null}
    </li>
  );
}
