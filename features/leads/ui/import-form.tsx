import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FileField } from '#ui/fields/file-field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { stages, stageWords } from '../stages.ts';

const columns = [
  ['Email', 'Needed in every line: it tells people apart.'],
  ['Name', 'Or two columns, First name and Last name.'],
  ['Company, Phone', 'As they are written.'],
  ['Stage', `${stages.map((stage) => stageWords[stage].label).join(', ')}; who is lost needs Why lost.`],
  ['Value', 'Such as 12000, in the studio’s currency.'],
  ['Next step, On', 'What is to be done, and the day, such as 2026-11-30.'],
] as const;

/** Chooses a file of contacts; what would become of it is shown before anything is written. */
export function ImportForm({ writes, refused }: { writes: boolean; refused: Refusal | null }) {
  return (
    <DetailPage>
      <WorkspacePart
        heading="The file"
        about="Nothing is written at first: the next page says what would become of each line."
      >
        {writes ? (
          <Form method="post" encType="multipart/form-data" className="grid gap-5">
            <input type="hidden" name="intent" value="look" />
            <FileField
              label="Contacts"
              name="file"
              accept=".csv,.tsv,.txt,text/csv"
              hint="CSV of up to 1 MB and 2,000 lines, as every spreadsheet saves it"
              error={refused?.fields.file}
            />
            <TextArea
              label="Or paste the lines"
              name="text"
              rows={4}
              hint="The headings first, as they come out of a spreadsheet"
              defaultValue={refused?.typed.text}
            />
            <Checkbox
              name="overwrites"
              label="Write over what we know already"
              note="Otherwise a line about somebody known only fills in what is missing. An empty cell never empties anything."
              defaultChecked={refused?.typed.overwrites === 'on'}
            />
            <Button type="submit" variant="ink" size="small" className="justify-self-start">
              Look at it
            </Button>
          </Form>
        ) : (
          <p className="text-mute">Your areas may look at leads, not add to them.</p>
        )}
      </WorkspacePart>
      <WorkspacePart
        heading="Its columns"
        about="The first line names them, in any order. Others are left out. The list of leads saves such a file, too."
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
      <WorkspacePart heading="Before you do">
        <p className="text-pretty text-[.9375rem] text-mute">
          These are people who did not come here themselves. You need a reason to keep them (Art. 6 GDPR), and
          tell them within a month where you have them from (Art. 14). The newsletter goes to none of them:
          that takes their own word.
        </p>
      </WorkspacePart>
    </DetailPage>
  );
}
