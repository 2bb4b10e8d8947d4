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
        about="One archive of everything, in forms that people and other programs can read. Only owners can take it."
      >
        {list.length === 0 ? (
          <p className="text-mute">There is none. The first takes a few seconds.</p>
        ) : (
          <ul className="-my-4 divide-y divide-line">
            {list.map((line) => (
              <ExportRow key={line.id} line={line} zone={zone} />
            ))}
          </ul>
        )}
      </WorkspacePart>
      <WorkspacePart
        heading="What is in it"
        about="FORMAT.md in the archive describes every file and every column."
      >
        <div className="grid gap-3 text-[.9375rem]">
          <p>
            A folder for each part of the site. In it every table twice: as JSON Lines for programs, and as
            CSV for spreadsheets. Beside them what was uploaded.
          </p>
          <p>
            Left out is what only works where it was made: passwords, sign-ins, second steps, keys and the
            mails that left. The description says so for each.
          </p>
        </div>
      </WorkspacePart>
      <WorkspacePart
        heading="To put it in elsewhere"
        about="A backup is the faster way to the same program, with nothing left out."
      >
        <p className="text-[.9375rem]">
          With an empty data folder: <InlineCode>npm run import -- export.zip</InlineCode>. It refuses what it
          does not know, puts in all or nothing, and people set a new password by mail.
        </p>
      </WorkspacePart>
    </DetailPage>
  );
}
