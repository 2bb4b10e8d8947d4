import { Dialog } from '#ui/panels/dialog.tsx';
import { fileKinds } from '../export/file-kinds.ts';
import type { HeardState } from '../state.ts';
import { ExportProgress, ExportQuestion, ExportReady } from './export-steps.tsx';
import type { useReadAloud } from './use-read-aloud.ts';

interface ExportDialogProps {
  reading: ReturnType<typeof useReadAloud>;
  state: HeardState;
  /** The speech model that the operator connected. */
  provider: string | null;
}

/** Asks which voice a file shall have, shows how far it is, and gives the file away. Esc cancels, and nothing is lost. */
export function ExportDialog({ reading, state, provider }: ExportDialogProps) {
  const { now, close } = reading.exporting;
  const kind = fileKinds[now?.kind ?? 'wav'];
  const parts = { reading, state, provider, kind };
  return (
    <Dialog
      id="speak-export"
      heading={now?.is === 'ready' ? `${kind.file} is ready` : `Export as ${kind.name}`}
      open={now !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      {now?.is === 'asking' ? <ExportQuestion now={now} {...parts} /> : null}
      {now?.is === 'making' ? <ExportProgress now={now} {...parts} /> : null}
      {now?.is === 'ready' ? <ExportReady now={now} {...parts} /> : null}
    </Dialog>
  );
}
