import { useState } from 'react';
import { unprintable } from '#lib/text/print-runs.ts';
import { Button } from '#ui/actions/button.tsx';
import { toast } from '#ui/panels/toast.ts';
import { RecordTable } from '../../app-kit/list/record-table.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { download } from '../../kit/export/download.ts';
import type { Paper } from '../paper.ts';
import { printPaper } from '../print-papers.ts';

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
  const issued = papers
    .filter(({ code }) => code !== '')
    .toSorted((a, b) => b.number.localeCompare(a.number));
  const [printed, setPrinted] = useState<{ done: number; of: number } | null>(null);

  async function printAll(chosen: readonly Paper[]) {
    const able = chosen.filter(
      ({ name, subject, issuer }) => unprintable(name + subject + issuer).length === 0,
    );
    const files: Record<string, Uint8Array> = {};
    try {
      for (const [done, paper] of able.entries()) {
        setPrinted({ done, of: able.length });
        files[`${paper.number}.pdf`] = new Uint8Array(await (await printPaper(paper, 'A4')).arrayBuffer());
      }
      const { zipSync } = await import('fflate');
      download('certificates.zip', new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' }));
      const left = chosen.length - able.length;
      if (left > 0)
        toast({
          title: `${left} could not be printed`,
          tone: 'danger',
          text: 'Our typeface lacks letters of those names.',
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
      actions={(chosen) => (
        <Button size="small" busy={printed !== null} onClick={() => void printAll(chosen)}>
          {printed ? `Printing ${printed.done + 1} of ${printed.of}` : 'Download PDFs'}
        </Button>
      )}
      empty={
        <p>
          What you issue stands here.{' '}
          <a href="#/" className="underline underline-offset-4">
            See who is waiting
          </a>
          .
        </p>
      }
    />
  );
}
