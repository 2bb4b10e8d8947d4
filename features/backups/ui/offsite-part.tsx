import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { fileSize } from '#ui/fields/file-size.ts';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import type { OffsiteState } from '../queries.server.ts';
import type { OffsiteStanding, TrialStanding } from '../rules.ts';

const copyWords: Record<OffsiteStanding, { tone: BadgeTone; text: string }> = {
  unset: { tone: 'warning', text: 'Not set up' },
  waiting: { tone: 'plain', text: 'No copy yet' },
  fine: { tone: 'done', text: 'Up to date' },
  late: { tone: 'danger', text: 'Out of date' },
  failed: { tone: 'danger', text: 'Copy failed' },
};
const trialWords: Record<TrialStanding, { tone: BadgeTone; text: string }> = {
  never: { tone: 'plain', text: 'Not tried yet' },
  running: { tone: 'new', text: 'Running' },
  passed: { tone: 'done', text: 'Restored' },
  late: { tone: 'warning', text: 'Not tried for over a week' },
  failed: { tone: 'danger', text: 'Trial failed' },
};

function Copy({ offsite, zone }: { offsite: OffsiteState; zone: string }) {
  const { tone, text } = copyWords[offsite.standing];
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-[540]">Last off-site copy</p>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {offsite.lastAt ? (
        <p className="mt-1 text-[.9375rem] text-mute">
          <Moment at={offsite.lastAt} zone={zone} />
          {offsite.bytes === null ? null : `, ${fileSize(offsite.bytes)}, encrypted`}
        </p>
      ) : null}
      {offsite.problem ? <p className="mt-1 text-[.9375rem] text-danger">{offsite.problem}</p> : null}
      <p className="mt-1 text-[.9375rem] text-mute wrap-anywhere">
        Kept in {offsite.place} for {counted(offsite.keepDays, 'day', 'days')}
      </p>
    </div>
  );
}

function Trial({ trial, zone }: { trial: OffsiteState['trial']; zone: string }) {
  const { tone, text } = trialWords[trial.standing];
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-[540]">Last trial restore</p>
        <Badge tone={tone}>
          {trial.way === 'read' && trial.standing === 'passed' ? 'Read and checked' : text}
        </Badge>
      </div>
      {trial.at ? (
        <p className="mt-1 text-[.9375rem] text-mute">
          <Moment at={trial.at} zone={zone} />
          {trial.rows === null || trial.files === null
            ? null
            : `, ${counted(trial.rows, 'row', 'rows')}, ${counted(trial.files, 'file', 'files')}`}
        </p>
      ) : null}
      {trial.way === 'read' ? (
        <p className="mt-1 text-[.9375rem] text-mute">
          The database server doesn’t let us create a database to restore into, so every part was read and
          compared with its checksum instead.
        </p>
      ) : null}
      {trial.problem ? <p className="mt-1 text-[.9375rem] text-danger">{trial.problem}</p> : null}
    </div>
  );
}

/** Copies in another place: how the last one stands, and whether it can be restored. */
export function OffsitePart({ offsite, zone }: { offsite: OffsiteState; zone: string }) {
  return (
    <WorkspacePart
      heading="Off-site"
      about="Every backup is encrypted and copied to another place. Once a week, on Sunday at 04:00 UTC, the newest copy is restored as a trial and then deleted."
    >
      {offsite.place === null ? (
        <div className="grid gap-3 text-[.9375rem]">
          <Badge tone={copyWords.unset.tone}>{copyWords.unset.text}</Badge>
          <p>
            If this server is lost, its backups are lost with it. Set <InlineCode>BACKUP_KEY</InlineCode> and
            either <InlineCode>BACKUP_FOLDER</InlineCode> or <InlineCode>BACKUP_S3_ENDPOINT</InlineCode> with
            the variables listed with it in .env.example, then restart the server.
          </p>
        </div>
      ) : (
        <div className="grid gap-5">
          <Copy offsite={offsite} zone={zone} />
          <Trial trial={offsite.trial} zone={zone} />
          <form method="post">
            <Button
              type="submit"
              name="intent"
              value="trial"
              variant="ghost"
              size="small"
              disabled={offsite.trial.standing === 'running' || offsite.lastAt === null}
            >
              Run a trial restore
            </Button>
          </form>
        </div>
      )}
    </WorkspacePart>
  );
}
