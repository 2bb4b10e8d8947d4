import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FormRows } from '#ui/fields/form-rows.tsx';
import { type PictureChoice, PictureField } from '#ui/fields/picture-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { FormChoices } from '../workspace-page.server.ts';
import { type Filled, fieldOf } from './event-fields.tsx';

/** The parts of the event, in their order. */
export function AgendaFields({ filled }: { filled: Filled }) {
  const own = (name: string, label: string) => ({ ...fieldOf(filled, name), label });
  return (
    <FormRows name="agenda" values={filled.values} noun="Part" most={40}>
      {(field) => (
        <>
          <div className="grid gap-4 @md:grid-cols-[11rem_minmax(0,1fr)]">
            <TextField {...own(field('minutes'), 'Minutes')} inputMode="numeric" maxLength={4} />
            <TextField {...own(field('title'), 'Part')} maxLength={120} />
          </div>
          <TextArea {...own(field('text'), 'What happens')} rows={1} hint="Leave empty for a break." />
        </>
      )}
    </FormRows>
  );
}

/** Who leads it, and what of it. */
export function SpeakerFields({ filled, speakers }: { filled: Filled; speakers: FormChoices['speakers'] }) {
  const own = (name: string, label: string) => ({ ...fieldOf(filled, name), label });
  return (
    <FormRows name="speakers" values={filled.values} noun="Person" most={12}>
      {(field) => (
        <div className="grid gap-4 @md:grid-cols-2">
          <SelectField {...own(field('speaker'), 'Who')} placeholder="Nobody">
            {speakers.map(({ handle, name }) => (
              <option key={handle} value={handle}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField {...own(field('leads'), 'Leads')} maxLength={200} />
        </div>
      )}
    </FormRows>
  );
}

/** What stands in the block of the event's page: a picture, or two cards over some lines; the date in large letters without them. */
export function CoverFields({ filled, pictures }: { filled: Filled; pictures: readonly PictureChoice[] }) {
  const own = (name: string, label: string) => ({ ...fieldOf(filled, name), label });
  return (
    <div className="grid gap-5">
      <PictureField {...fieldOf(filled, 'picture')} pictures={pictures} />
      <FormRows name="cards" values={filled.values} noun="Card" most={2}>
        {(field) => (
          <>
            <div className="grid gap-4 @md:grid-cols-2">
              <TextField {...own(field('title'), 'Heading')} maxLength={60} />
              <TextField {...own(field('note'), 'Note')} maxLength={40} />
            </div>
            <TextArea
              {...own(field('rows'), 'Rows')}
              rows={3}
              hint="One per line: text | tag | chosen or gone. You can leave out the last two."
            />
            <div className="grid gap-4 @md:grid-cols-2">
              <TextField {...own(field('result'), 'Outcome')} maxLength={120} />
              <Checkbox
                label="Good outcome"
                name={field('good')}
                value="on"
                defaultChecked={filled.values[field('good')] === 'on'}
                className="@md:self-end"
              />
            </div>
          </>
        )}
      </FormRows>
      <TextArea
        {...fieldOf(filled, 'code')}
        rows={3}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
      />
    </div>
  );
}
