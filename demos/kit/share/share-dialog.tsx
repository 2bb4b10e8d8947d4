import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { longestPackedState, packState } from '#lib/files/packed-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { lineLook } from '#ui/fields/field.tsx';
import { fileSize } from '#ui/fields/file-size.ts';
import { Dialog } from '#ui/panels/dialog.tsx';
import { downloadJson } from '../export/download.ts';

/** The state of a demo and where it belongs. */
export interface SharedState {
  /** The demo's name in an address: `route-optimization`. */
  demo: string;
  /** Its page: `/route-optimization/demo`. */
  path: string;
  /** What goes along, plain JSON with what matters on top. */
  state: object;
}

/** The state as a text for an address; null until it is packed. Asked only while `wanted`. */
export function usePacked(state: object, wanted: boolean): string | null {
  const [packed, setPacked] = useState<{ of: object; text: string } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    packState(state).then((text) => {
      if (!left) setPacked({ of: state, text });
    });
    return () => {
      left = true;
    };
  }, [state, wanted]);
  return packed?.of === state ? packed.text : null;
}

interface ShareDialogProps extends SharedState {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Offers a link that opens the same state for somebody else, or a file where it would be too long for one. */
export function ShareDialog({ id, demo, path, state, open, onOpenChange }: ShareDialogProps) {
  const packed = usePacked(state, open);
  const fits = packed !== null && packed.length <= longestPackedState;
  const address = packed && open ? `${location.origin}${path}?state=${packed}` : '';
  return (
    <Dialog id={id} heading="Share this" open={open} onOpenChange={onOpenChange}>
      {packed === null ? (
        <p className="text-mute">Preparing the link…</p>
      ) : fits ? (
        <>
          <p>
            Anyone who opens this link sees what you see. The link itself contains everything, and we store
            nothing.
          </p>
          <input
            readOnly
            aria-label="Link"
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className={`${lineLook} mt-4 font-mono text-sm`}
          />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <span className="mono-label text-mute">{fileSize(address.length)}</span>
            <CopyButton text={address} label="Copy the link" className="border border-line" />
          </div>
        </>
      ) : (
        <Alert heading="Too large for a link" tone="warning">
          It would be {fileSize(packed.length)} long, and links over {fileSize(longestPackedState)} often get
          cut off. Save it as a file instead: anyone who imports it here sees what you see.
        </Alert>
      )}
      <div className="mt-5 border-t border-line pt-4">
        <Button variant="ghost" size="small" onClick={() => downloadJson(`${demo}.json`, { demo, ...state })}>
          <FileDown size={20} strokeWidth={1.5} aria-hidden="true" />
          Save as a file
        </Button>
      </div>
    </Dialog>
  );
}
