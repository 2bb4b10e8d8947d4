import { useMemo, useState } from 'react';
import { z } from 'zod';
import { longDay } from '#lib/time/day-words.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { toast } from '#ui/panels/toast.ts';
import { RecordSheet } from '../../app-kit/form/record-sheet.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { today, type UsedSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import { download } from '../../kit/export/download.ts';
import { PaperChoice, usePaper } from '../../kit/pdf/paper-choice.tsx';
import { revoke } from '../actions/papers.ts';
import { addressOf } from '../check-address.ts';
import type { Paper } from '../paper.ts';
import { printPaper } from '../print-papers.ts';
import type { Papers } from '../records.ts';
import { LettersNote } from './letters-note.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { useUnprintable } from './use-unprintable.ts';

const schema = z.object({ reason: z.string().max(300, 'Use up to 300 characters.') });
const fields = [
  { name: 'reason', label: 'Reason for revoking', kind: 'long', hint: 'Anyone who checks it will see this.' },
] as const;

/** One certificate: as a sheet, as a file, and as something that can be taken back. */
export function PaperScreen({ paper, used }: { paper: Paper; used: UsedSandbox<Papers> }) {
  const [asks, setAsks] = useState(false);
  const unprintable = useUnprintable(useMemo(() => [paper], [paper]));
  const [busy, setBusy] = useState(false);
  const [paperSize, setPaperSize] = usePaper();
  async function print() {
    setBusy(true);
    try {
      download(`${paper.number}.pdf`, await printPaper(paper, paperSize));
    } catch (error) {
      toast({ title: error instanceof Error ? error.message : String(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <PaperSheet paper={paper} />
        <LettersNote missing={unprintable.get(paper)} />
      </div>
      <div>
        {paper.revoked ? (
          <p className="mb-5 rounded-input border border-danger p-4">
            Revoked on {longDay(paper.revoked.day)}: {paper.revoked.reason}
          </p>
        ) : null}
        <PaperChoice value={paperSize} onChoose={setPaperSize} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="small" busy={busy} onClick={() => void print()}>
            Download PDF
          </Button>
          <ButtonLink size="small" variant="ghost" href={hrefTo(['check', paper.code])}>
            Check it
          </ButtonLink>
          <CopyButton text={() => addressOf(paper.code)} label="Copy the checking link" />
        </div>
        {paper.revoked ? null : (
          <Button size="small" variant="ghost" tone="danger" className="mt-8" onClick={() => setAsks(true)}>
            Revoke it
          </Button>
        )}
      </div>
      <RecordSheet
        heading={`Revoke ${paper.number}`}
        open={asks}
        onOpenChange={setAsks}
        record={paper.id}
        schema={schema}
        fields={fields}
        save="Revoke this certificate"
        onSave={({ reason }) => {
          const done = revoke(paper, today(), reason);
          if ('problem' in done) return done;
          used.change(`Revoked ${paper.number}`, done.edits);
          return null;
        }}
      />
    </div>
  );
}
