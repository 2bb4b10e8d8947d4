import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FileField } from '#ui/fields/file-field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { stages, stageWords } from '../stages.ts';

const columns = [
  ['Email', 'Every line needs one, because we tell people apart by it.'],
  ['Name', 'Or two columns, First name and Last name.'],
  ['Company, Phone', 'Saved exactly as you write them.'],
  [
    'Stage',
    `${stages.map((stage) => stageWords[stage].label).join(', ')}. A lost lead also needs the column Why lost.`,
  ],
  ['Value', 'An amount such as 12000, in the studio’s currency.'],
  ['Next step, On', 'What to do next and when, for example 2026-11-30.'],
] as const;

/** Chooses a file of contacts; what would become of it is shown before anything is written. */
export function ImportForm({ writes, refused }: { writes: boolean; refused: Refusal | null }) {
  return (
    <DetailPage>
      <WorkspacePart
        heading="Choose a file"
        about="The next page shows what would happen to each line before anything is saved."
      >
        {writes ? (
          <Form method="post" encType="multipart/form-data" className="grid gap-5">
            <input type="hidden" name="intent" value="look" />
            <FileField
              label="Contacts"
              name="file"
              accept=".csv,.tsv,.txt,text/csv"
              hint="A CSV file of up to 1 MB and 2,000 lines. Every spreadsheet can save one."
              error={refused?.fields.file}
            />
            <TextArea
              label="Or paste the lines"
              name="text"
              rows={4}
              hint="Copy them from a spreadsheet, headings first."
              defaultValue={refused?.typed.text}
            />
            <Checkbox
              name="overwrites"
              label="Replace details we already have"
              note="Otherwise we only fill in what is missing. Empty cells are ignored in either case."
              defaultChecked={refused?.typed.overwrites === 'on'}
            />
            <Button type="submit" variant="ink" size="small" className="justify-self-start">
              Check file
            </Button>
          </Form>
        ) : (
          <p className="text-mute">
            You can view leads, but not add any. An owner can change that on the Staff page.
          </p>
        )}
      </WorkspacePart>
      <WorkspacePart
        heading="Columns"
        about="The first line names the columns, in any order. Other columns are ignored. You can also import a file that you saved from the list of leads."
      >
        <dl className="divide-y divide-line">
          {columns.map(([name, note]) => (
            <div key={name} className="grid gap-x-6 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <dt className="font-[540]">{name}</dt>
              <dd className="text-[.9375rem] text-mute">{note}</dd>
            </div>
          ))}
        </dl>
      </WorkspacePart>
      <WorkspacePart heading="Before you import">
        <p className="text-pretty text-[.9375rem] text-mute">
          These people didn’t contact you themselves. You need a lawful basis to keep their data (Art. 6
          GDPR), and must tell them within a month where you got it (Art. 14). They won’t receive the
          newsletter unless they subscribe.
        </p>
      </WorkspacePart>
    </DetailPage>
  );
}
