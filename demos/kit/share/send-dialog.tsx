import { longestPackedState } from '#lib/files/packed-state.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { fileSize } from '#ui/fields/file-size.ts';
import { Collapse } from '#ui/panels/collapse.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { type SharedState, usePacked } from './share-dialog.tsx';

interface SendDialogProps extends SharedState {
  id: string;
  /** What goes along, in a few lines: “Stops”, “22”. */
  facts: readonly (readonly [term: string, text: string])[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows what would be sent to the studio, and leads on to the form where words are added and it is sent. */
export function SendDialog({ id, demo, state, facts, open, onOpenChange }: SendDialogProps) {
  const packed = usePacked(state, open);
  const fits = packed !== null && packed.length <= longestPackedState;
  return (
    <Dialog
      id={id}
      heading="Send this to us"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        fits ? (
          <ButtonLink href={`/contact-us?${new URLSearchParams({ demo, state: packed })}#write`} size="small">
            Add a few words
          </ButtonLink>
        ) : (
          <ButtonLink href="/contact-us#write" size="small" variant="ghost">
            Write without attaching it
          </ButtonLink>
        )
      }
    >
      <p>
        Nothing has left your browser yet. We would send this with your message, so that we see what you see:
      </p>
      <dl className="mt-3 border-t border-line">
        {facts.map(([term, text]) => (
          <div key={term} className="flex justify-between gap-6 border-b border-line py-2 text-[.9375rem]">
            <dt className="text-mute">{term}</dt>
            <dd className="text-end">{text}</dd>
          </div>
        ))}
      </dl>
      <Collapse summary="Show all of it" variant="quiet" className="mt-2">
        <pre className="max-h-60 overflow-auto rounded-input bg-sunk p-4 font-mono text-sm">
          {open ? JSON.stringify(state, null, 2).slice(0, 200_000) : ''}
        </pre>
      </Collapse>
      {packed && !fits ? (
        <Alert heading="Too large to send" tone="warning" className="mt-4">
          It is {fileSize(packed.length)} and {fileSize(longestPackedState)} fit. Save it as a file with
          “Share” and attach that to your message.
        </Alert>
      ) : null}
    </Dialog>
  );
}
