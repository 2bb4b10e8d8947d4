import { FilePlus2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { codeOf } from '#engines/certificates/payload.ts';
import { sign } from '#engines/certificates/signing.ts';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/panels/toast.ts';
import { type Company, companyEdit } from '../../app-kit/company/company.ts';
import { ImportRows } from '../../app-kit/import/import-rows.tsx';
import { SampleChoice } from '../../app-kit/import/sample-choice.tsx';
import { useAskedOpen } from '../../app-kit/place/use-asked-open.ts';
import { goTo } from '../../app-kit/place/use-place.ts';
import { today, type UsedSandbox } from '../../app-kit/sandbox/use-sandbox.ts';
import { withoutSample } from '../../app-kit/sandbox/without-sample.ts';
import { usePrinting } from '../../kit/export/use-printing.ts';
import { addDrafts, longestFirst, nextNumbers } from '../actions/papers.ts';
import { issuerKeys } from '../keys.ts';
import type { Paper } from '../paper.ts';
import { certificates, type Papers } from '../records.ts';
import { LettersNote } from './letters-note.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { useUnprintable } from './use-unprintable.ts';

const schema = z.object({
  name: z.string().min(1, 'Enter a name.').max(200, 'Use up to 200 characters.'),
  subject: z.string().min(1, 'Enter what it is for.').max(200, 'Use up to 200 characters.'),
});
const fields = [
  { name: 'name', label: 'Name', kind: 'text', alsoCalled: ['full name', 'participant'] },
  { name: 'subject', label: 'Course', kind: 'text', alsoCalled: ['subject', 'training', 'title'] },
] as const;
const firstSheets = 12;

interface IssueScreenProps {
  used: UsedSandbox<Papers>;
  papers: readonly Paper[];
  company: Company;
}

/** What takes the sample’s names away that nobody has issued yet. */
const sampleDrafts = ({ rows, day }: UsedSandbox<Papers>) =>
  withoutSample<Papers>(rows, certificates.seed(day), ['papers']).filter(
    ({ id }) => rows.papers.get(id)?.code === '',
  );

/** The certificates that wait, as small sheets with the longest name on top, and the one button that signs them. */
export function IssueScreen({ used, papers, company }: IssueScreenProps) {
  const drafts = useMemo(() => longestFirst(papers.filter(({ code }) => code === '')), [papers]);
  const unprintable = useUnprintable(drafts);
  const [imports, setImports] = useAskedOpen('import');
  const [removes, setRemoves] = useState(true);
  const sample = useMemo(() => sampleDrafts(used), [used]);
  const [typed, setTyped] = useState<string | null>(null);
  const issuer = typed ?? company.name;
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [most, setMost] = useState(firstSheets);
  const printing = usePrinting();

  async function issue() {
    const name = issuer.trim();
    if (name === '') return setWrong('Enter who issues these certificates.');
    setWrong(undefined);
    setBusy(true);
    try {
      const keys = await issuerKeys();
      const day = today();
      const numbers = nextNumbers(papers, day.slice(0, 4), drafts.length);
      const edits = await Promise.all(
        drafts.map(async (draft, place) => {
          const number = numbers[place] ?? '';
          const { subject } = draft;
          const signed = await sign({ number, name: draft.name, subject, issuer: name, day }, keys);
          const row: Paper = { ...draft, number, issuer: name, day, code: codeOf(signed) };
          return { in: 'papers' as const, id: row.id, row };
        }),
      );
      // Whoever issued these issues the next ones too.
      const issued = companyEdit({ ...company, name });
      used.change(`Issued ${counted(edits.length, 'certificate')}`, [...edits, issued]);
      goTo(['issued']);
    } catch {
      setWrong(
        'This browser can’t sign certificates, because it lacks Ed25519 or doesn’t let pages save anything. Try another browser.',
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {drafts.length > 0 ? (
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void issue();
          }}
          className="flex flex-wrap items-end gap-4 rounded-card bg-sunk p-4 sm:p-5"
        >
          <TextField
            label="Issued by"
            required
            value={issuer}
            maxLength={120}
            error={wrong}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className="min-w-0 flex-1 basis-64"
          />
          <Button type="submit" size="small" busy={busy}>
            Issue {counted(drafts.length, 'certificate')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => setImports(true)}>
            <FilePlus2 size={18} strokeWidth={1.5} aria-hidden="true" />
            Add a list of names
          </Button>
        </Form>
      ) : (
        <div className="rounded-card border border-dashed border-outline p-8 text-center">
          <p className="text-pretty">
            No one is waiting for a certificate. Add a list with names and courses.
          </p>
          <Button size="small" className="mt-4" onClick={() => setImports(true)}>
            Add a list of names
          </Button>
        </div>
      )}
      {unprintable.size > 0 ? (
        <p role="status" className="mt-4 text-pretty">
          <strong className="font-semibold">Can’t be printed:</strong>{' '}
          {[...unprintable.keys()].map(({ name }) => name).join(', ')}. Our typefaces are missing characters
          in {unprintable.size === 1 ? 'this name' : 'these names'}. You can still issue and check everything.
        </p>
      ) : null}
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {(printing ? drafts : drafts.slice(0, most)).map((draft) => (
          <li key={draft.id}>
            <PaperSheet paper={{ ...draft, issuer }} />
            <LettersNote missing={unprintable.get(draft)} />
          </li>
        ))}
      </ul>
      {drafts.length > most ? (
        <Button size="small" variant="ghost" className="mt-5 print:hidden" onClick={() => setMost(most + 24)}>
          Show more of the {counted(drafts.length - most, 'other certificate')}
        </Button>
      ) : null}
      <ImportRows
        open={imports}
        onOpenChange={setImports}
        noun={['name', 'names']}
        schema={schema}
        fields={fields}
        sample={'Name,Course\nZoë Brown,First aid at work'}
        onImport={(rows) => {
          const gone = removes ? sample : [];
          const without = new Set(gone.map(({ id }) => id));
          const left = papers.filter(({ id }) => !without.has(id));
          const { edits, doubles } = addDrafts(left, rows, () => crypto.randomUUID());
          used.change(`Added ${counted(edits.length, 'name')}`, [...gone, ...edits]);
          toast({
            title: `Added ${counted(edits.length, 'name')}`,
            tone: 'done',
            text: doubles > 0 ? `${counted(doubles, 'row')} already on the list.` : undefined,
          });
        }}
      >
        {sample.length > 0 ? <SampleChoice things="names" removes={removes} onChoose={setRemoves} /> : null}
      </ImportRows>
    </>
  );
}
