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
        about="Each is one file with the database, the uploads and what opens the keys. Only owners can take it."
      >
        {list.length === 0 ? (
          <p className="text-mute">There is none yet. The first takes a few seconds.</p>
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
        heading="How many, how often"
        about="The oldest on this server goes when there are more."
      >
        <Form method="post" className="grid gap-5">
          <NumberField
            label="Backups kept"
            name="keep"
            min={1}
            max={60}
            required
            defaultValue={refused?.typed.keep ?? keep}
            error={refused?.fields.keep}
          />
          <Checkbox
            name="nightly"
            label="Make one every night"
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
        about="A backup is worth what a restore of it showed. Try one now and then."
      >
        <div className="grid gap-3 text-[.9375rem]">
          <p>
            {secretInside
              ? 'The secret of the data folder lies in the file: whoever has it can read everything. Keep it as you keep a password.'
              : 'APP_SECRET is not in the file. Keep it apart: without it the keys in the backup do not open.'}
          </p>
          <p>
            On a machine with an empty data folder: <InlineCode>npm run restore -- FILE</InlineCode>. It
            compares every part with its hash, refuses what is damaged or newer, and sees that the keys open
            before it says done.
          </p>
          <p>
            From an off-site copy, with the same <InlineCode>BACKUP_…</InlineCode> variables:{' '}
            <InlineCode>npm run restore -- --offsite</InlineCode> takes the newest, or the one whose name you
            add.
          </p>
          <p>
            From a shell or a timer: <InlineCode>npm run backup -- --out FILE</InlineCode>, while the site
            runs.
          </p>
        </div>
      </WorkspacePart>
    </DetailPage>
  );
}
