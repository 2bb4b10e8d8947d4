import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { toast } from '#ui/panels/toast.ts';
import { download } from '../../kit/export/download.ts';
import { makePdf } from '../../kit/pdf/make-pdf.ts';
import { PaperChoice, usePaper } from '../../kit/pdf/paper-choice.tsx';
import { textsIn } from '../../kit/pdf/texts-in.ts';
import { lettersMissingIn } from '../../kit/pdf/world-index.ts';
import type { Visit } from '../records.ts';
import { summaryBlocks } from '../rules/summary-pdf.ts';
import type { HealthView } from './use-health.ts';

/** Downloads the summary of a visit as a PDF. */
export function SummaryDownload({ view, visit }: { view: HealthView; visit: Visit }) {
  const [busy, setBusy] = useState(false);
  const [paper, setPaper] = usePaper();
  const practice = view.practice.company;

  async function make() {
    const blocks = summaryBlocks(view.rows, practice, visit);
    setBusy(true);
    try {
      const missing = await lettersMissingIn(blocks.flatMap(textsIn).join(' '));
      if (missing.length > 0)
        return toast({
          title: `Our PDF typefaces are missing ${missing.slice(0, 5).join(' ')}`,
          text: 'Print this screen from the menu instead, and save that as a PDF.',
          tone: 'warning',
        });
      const title = `${visit.reason}, ${visit.day}`;
      download(
        'visit.pdf',
        await makePdf(blocks, {
          size: paper,
          title,
          lang: 'en-GB',
          author: practice.name,
          foot: title,
        }),
        'application/pdf',
      );
    } catch (error) {
      toast({
        title: 'We couldn’t create the PDF',
        text: error instanceof Error ? error.message : String(error),
        tone: 'danger',
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <PaperChoice value={paper} onChoose={setPaper} showLabel={false} />
      <Button size="small" busy={busy} onClick={() => void make()}>
        <Download size={16} strokeWidth={1.5} aria-hidden="true" />
        Download PDF
      </Button>
    </>
  );
}
