import type { Refusal } from '#lib/forms/refusal.ts';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { KeyLine } from '../queries.server.ts';
import { KeyForm } from './key-form.tsx';
import { KeyRow } from './key-row.tsx';
import { NewKeyNote } from './new-key-note.tsx';

interface KeysWorkspaceProps {
  keys: readonly KeyLine[];
  zone: string;
  origin: string;
  /** The last day that the form offers. */
  endsOn: string;
  /** A key that was made just now. */
  secret: string | undefined;
  /** The form for a new key, when it came back. */
  refused: Refusal | null;
}

const link = 'text-accent underline decoration-line underline-offset-4 hover:decoration-current';

/** The keys by which other programs read and write here. */
export function KeysWorkspace({ keys, zone, origin, endsOn, secret, refused }: KeysWorkspaceProps) {
  return (
    <>
      {secret ? <NewKeyNote secret={secret} origin={origin} /> : null}
      <DetailPage>
        <WorkspacePart
          heading="Keys"
          about={
            <>
              A key gives a program only the permissions you choose. All calls are listed in the{' '}
              <a href="/admin-panel/api/reference" className={link}>
                API reference
              </a>
              .
            </>
          }
        >
          {keys.length === 0 ? (
            <p className="text-mute">No keys yet. Create one below to let another program use the API.</p>
          ) : (
            <ul className="-my-4 divide-y divide-line">
              {keys.map((line) => (
                <KeyRow key={line.id} line={line} zone={zone} />
              ))}
            </ul>
          )}
        </WorkspacePart>
        <WorkspacePart
          heading="Create a key"
          about="Create one for each program, so that you can revoke them separately. We count the calls of each key and limit them per hour."
          id="make"
        >
          <KeyForm endsOn={endsOn} refused={refused} />
        </WorkspacePart>
      </DetailPage>
    </>
  );
}
