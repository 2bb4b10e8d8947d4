import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { InlineCode } from '#ui/text/inline-code.tsx';
import type { ExportLine } from '../schema.ts';
import { ExportRow } from './export-row.tsx';

interface ExportWorkspaceProps {
  list: readonly ExportLine[];
  zone: string;
}

/** Everything of the site to take away, and how to put it in elsewhere. */
export function ExportWorkspace({ list, zone }: ExportWorkspaceProps) {
  return (
    <DetailPage>
      <WorkspacePart
        heading="Exports"
        about="An export is one archive of everything, in formats that people and other programs can read. Only owners can download it."
      >
        {list.length === 0 ? (
          <p className="text-mute">No exports yet. Making the first takes a few seconds.</p>
        ) : (
          <ul className="-my-4 divide-y divide-line">
            {list.map((line) => (
              <ExportRow key={line.id} line={line} zone={zone} />
            ))}
          </ul>
        )}
      </WorkspacePart>
      <WorkspacePart
        heading="What the archive contains"
        about="FORMAT.md in the archive describes every file and every column."
      >
        <div className="grid gap-3 text-[.9375rem]">
          <p>
            Each part of the site has a folder. It holds every table twice, as JSON Lines for programs and as
            CSV for spreadsheets, together with the uploaded files.
          </p>
          <p>
            Passwords, sessions, two-step sign-in, keys and sent emails are left out, because they only work
            on this site. FORMAT.md says so for each table.
          </p>
        </div>
      </WorkspacePart>
      <WorkspacePart
        heading="Import it elsewhere"
        about="If you’re moving to another copy of this program, a backup is faster and complete."
      >
        <p className="text-[.9375rem]">
          With an empty data folder, run <InlineCode>npm run import -- export.zip</InlineCode>. It imports
          everything or nothing, and refuses data it doesn’t recognise. People then set a new password by
          email.
        </p>
      </WorkspacePart>
    </DetailPage>
  );
}
