import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import { Form } from '#ui/fields/form.tsx';
import { QuestionRows } from '#ui/fields/question-rows.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { TypePage } from '../setup-pages.server.ts';
import { typeLabels } from '../type-fields.ts';

/** What a type of meeting asks for, and who holds it. */
export function TypeForm({ type, values, hosts, refused }: TypePage & { refused: Refusal | null }) {
  const shown: Readonly<Record<string, string>> = refused?.typed ?? values;
  const errors = refused?.fields ?? {};
  const field = (name: string) => ({
    label: typeLabels[name] ?? name,
    name,
    defaultValue: shown[name],
    error: errors[name],
  });
  const number = (name: string, hint?: string) => (
    <TextField
      {...field(name)}
      inputMode="numeric"
      required={name !== 'dailyLimit'}
      maxLength={6}
      hint={hint}
    />
  );
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="save" />
      {type ? (
        <ConflictNote
          version={type.version}
          refused={refused}
          theirs={`/admin-panel/bookings/types/${type.id}`}
        />
      ) : null}
      <DetailPage>
        <WorkspacePart heading="Description">
          <div className="grid gap-5">
            <TextField {...field('name')} required maxLength={80} />
            <TextArea {...field('summary')} required rows={2} maxLength={300} />
            {type ? null : (
              <TextField {...field('slug')} maxLength={60} hint="Leave empty to use the name." />
            )}
            <Checkbox
              label="Can be booked"
              note="If not, it’s hidden. Meetings already booked stay."
              name="active"
              value="on"
              defaultChecked={shown.active === 'on'}
            />
          </div>
        </WorkspacePart>
        <WorkspacePart
          heading="Length and times"
          about="Breaks before and after a meeting give the host time between one and the next."
        >
          <div className="grid gap-5 @md:grid-cols-2">
            {number('minutes')}
            {number('step', 'Use a multiple of 15.')}
            {number('bufferBefore')}
            {number('bufferAfter')}
            {number('notice', 'How far in advance people must book.')}
            {number('daysAhead', 'How many days ahead people can book.')}
            {number('dailyLimit', 'For each host. Leave empty for no limit.')}
            {number('position', 'Smaller numbers come first.')}
          </div>
        </WorkspacePart>
        <WorkspacePart heading="Hosts">
          <div className="grid gap-4">
            {hosts.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                name={`hosts.${id}`}
                value="on"
                defaultChecked={shown[`hosts.${id}`] === 'on'}
              />
            ))}
            {number('hostsNeeded', 'How many of them attend each meeting.')}
          </div>
        </WorkspacePart>
        <WorkspacePart heading="Questions" about="We ask these as well as name and email address.">
          <QuestionRows values={shown} errors={errors} />
        </WorkspacePart>
      </DetailPage>
      <Button type="submit" variant="ink" size="small" className="justify-self-start">
        {type ? 'Save meeting type' : 'Add meeting type'}
      </Button>
    </Form>
  );
}
