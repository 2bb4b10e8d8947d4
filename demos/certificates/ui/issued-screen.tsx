import { useMemo, useState } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { toast } from '#ui/panels/toast.ts';
import { RecordTable } from '../../app-kit/list/record-table.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { download } from '../../kit/export/download.ts';
import { PaperChoice, usePaper } from '../../kit/pdf/paper-choice.tsx';
import { lettersMissingIn } from '../../kit/pdf/world-index.ts';
import type { Paper } from '../paper.ts';
import { printPaper } from '../print-papers.ts';
import { wordsOn } from './use-unprintable.ts';

const stateOf = ({ revoked }: Paper) => (revoked ? 'Revoked' : 'Valid');
const columns = [
  { id: 'name', heading: 'Name', value: ({ name }: Paper) => name },
  { id: 'subject', heading: 'Course', value: ({ subject }: Paper) => subject, width: 13, onPhone: 'note' },
  { id: 'number', heading: 'Number', value: ({ number }: Paper) => number, width: 8, onPhone: 'figure' },
  { id: 'day', heading: 'Issued', value: ({ day }: Paper) => day, width: 7, kind: 'date' },
  { id: 'state', heading: 'State', value: stateOf, width: 7, onPhone: 'state' },
] as const;
const facets = [
  {
    id: 'state',
    label: 'State',
    all: 'All states',
    choices: ['Valid', 'Revoked'].map((value) => ({ value, label: value })),
    value: stateOf,
  },
];

/** Everything that was issued. */
export function IssuedScreen({ papers }: { papers: readonly Paper[] }) {
  const issued = useMemo(
    () =>
      papers
        .filter(({ code }) => code !== '')
        .sort((a, b) => (a.number < b.number ? 1 : a.number > b.number ? -1 : 0)),
    [papers],
  );
  const [printed, setPrinted] = useState<{ done: number; of: number } | null>(null);
  const [size, setSize] = usePaper();

  async function printAll(chosen: readonly Paper[]) {
    const files: Record<string, Uint8Array> = {};
    const left: string[] = [];
    try {
      for (const [done, paper] of chosen.entries()) {
        setPrinted({ done, of: chosen.length });
        if ((await lettersMissingIn(wordsOn(paper))).length > 0) left.push(paper.name);
        else
          files[`${paper.number}.pdf`] = new Uint8Array(await (await printPaper(paper, size)).arrayBuffer());
      }
      const { zipSync } = await import('fflate');
      if (left.length < chosen.length)
        download('certificates.zip', new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' }));
      if (left.length > 0)
        toast({
          title: `${counted(left.length, 'certificate')} could not be printed`,
          tone: 'danger',
          text: `Our typefaces are missing characters in: ${left.join(', ')}.`,
        });
    } catch (error) {
      toast({ title: error instanceof Error ? error.message : String(error), tone: 'danger' });
    } finally {
      setPrinted(null);
    }
  }

  return (
    <RecordTable
      caption="Issued certificates"
      noun={['certificate', 'certificates']}
      columns={columns}
      rows={issued}
      facets={facets}
      href={({ id }) => hrefTo(['issued', id])}
      csv="certificates"
      height="34rem"
      actions={(chosen) =>
        printed ? (
          <p role="status">
            Printing {printed.done + 1} of {printed.of}
          </p>
        ) : (
          <>
            <PaperChoice value={size} onChoose={setSize} showLabel={false} />
            <Button size="small" onClick={() => void printAll(chosen)}>
              Download PDFs
            </Button>
          </>
        )
      }
      empty={
        <p>
          Certificates you issue appear here.{' '}
          <a href="#/" className="underline underline-offset-4">
            See who is waiting
          </a>
          .
        </p>
      }
    />
  );
}
