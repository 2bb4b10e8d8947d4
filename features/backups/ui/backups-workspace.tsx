import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import type { BackupsPage } from '../queries.server.ts';
import { BackupRow } from './backup-row.tsx';
import { OffsitePart } from './offsite-part.tsx';

interface BackupsWorkspaceProps extends BackupsPage {
  zone: string;
  refused: Refusal | null;
}

/** The backups that are kept, how many, and what to do with one. */
export function BackupsWorkspace({
  list,
  secretInside,
  offsite,
  keep,
  nightly,
  zone,
  refused,
}: BackupsWorkspaceProps) {
  return (
    <DetailPage>
      <WorkspacePart
        heading="Kept on this server"
        about="Each backup is one file with the database, the uploads and the secret that opens stored keys. Only owners can download it."
      >
        {list.length === 0 ? (
          <p className="text-mute">No backups yet. Making the first takes a few seconds.</p>
        ) : (
          <ul className="-my-4 divide-y divide-line">
            {list.map((backup) => (
              <BackupRow key={backup.id} backup={backup} zone={zone} />
            ))}
          </ul>
        )}
      </WorkspacePart>
      <OffsitePart offsite={offsite} zone={zone} />
      <WorkspacePart
        heading="Schedule and number"
        about="When there are more, the oldest on this server is deleted."
      >
        <Form method="post" className="grid gap-5">
          <NumberField
            label="Backups to keep"
            name="keep"
            min={1}
            max={60}
            required
            defaultValue={refused?.typed.keep ?? keep}
            error={refused?.fields.keep}
          />
          <Checkbox
            name="nightly"
            label="Make a backup every night"
            note="At 02:30 UTC"
            defaultChecked={refused ? refused.typed.nightly !== undefined : nightly}
          />
          <Button
            type="submit"
            name="intent"
            value="settings"
            variant="ghost"
            size="small"
            className="justify-self-start"
          >
            Save
          </Button>
        </Form>
      </WorkspacePart>
      <WorkspacePart
        heading="What is needed to restore"
        about="You only know that a backup works once you have restored it, so try one now and then."
      >
        <div className="grid gap-3 text-[.9375rem]">
          <p>
            {secretInside
              ? 'The file contains the secret of the data folder, so anyone who has it can read everything. Guard it like a password.'
              : 'APP_SECRET isn’t in the file. Keep it in a separate place, because the keys in the backup can’t be opened without it.'}
          </p>
          <p>
            Run <InlineCode>npm run restore -- FILE</InlineCode> on a machine with an empty data folder. It
            compares every part with its hash, refuses a backup that is damaged or comes from a newer version,
            and checks that the keys open.
          </p>
          <p>
            To restore an off-site copy, set the same <InlineCode>BACKUP_…</InlineCode> variables and run{' '}
            <InlineCode>npm run restore -- --offsite</InlineCode>. It takes the newest copy, or the one whose
            name you add.
          </p>
          <p>
            To make a backup from a shell or a timer, run{' '}
            <InlineCode>npm run backup -- --out FILE</InlineCode> while the site is running.
          </p>
        </div>
      </WorkspacePart>
    </DetailPage>
  );
}
