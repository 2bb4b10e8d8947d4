import type { Refusal } from '#lib/forms/refusal.ts';
import { clockAt, dayOfDate, placeOf } from '#lib/time/words-of-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { OwnQuestion } from '#ui/fields/own-question.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { BookForPage } from '../pages.server.ts';
import { BlockForm } from './block-form.tsx';

/** The free start at the time that was clicked, or the next one after it. */
const startAt = ({ starts, time, zone }: BookForPage): string | undefined =>
  time ? starts.find((start) => clockAt(start, zone) >= time) : undefined;

interface BookForWorkspaceProps {
  page: BookForPage;
  refused: Refusal | null;
  refusedBlock: Refusal | null;
}

/** Books on somebody's behalf: which meeting, which day, then one of its free times and for whom. */
export function BookForWorkspace({ page, refused, refusedBlock }: BookForWorkspaceProps) {
  const { types, type, day, zone, zones, starts } = page;
  const typed: Readonly<Record<string, string>> = refused?.typed ?? {
    name: page.name,
    email: page.email,
    zone,
  };
  return (
    <DetailPage>
      <WorkspacePart heading="Meeting and day">
        <form method="get" className="grid gap-4">
          <input type="hidden" name="name" value={page.name} />
          <input type="hidden" name="email" value={page.email} />
          <input type="hidden" name="time" value={page.time ?? ''} />
          <input type="hidden" name="host" value={page.host} />
          <div className="grid gap-4 @md:grid-cols-2">
            <SelectField label="Meeting" name="type" required defaultValue={type?.slug}>
              {types.map(({ slug, name, minutes }) => (
                <option key={slug} value={slug}>
                  {name}, {minutes} min
                </option>
              ))}
            </SelectField>
            <TextField label="Day" name="day" type="date" required defaultValue={day} key={day} />
          </div>
          <Button type="submit" variant="ghost" size="small" className="justify-self-start">
            {' '}
            Show times{' '}
          </Button>
        </form>
      </WorkspacePart>
      {type ? (
        <WorkspacePart
          heading="Visitor"
          about="We email them the invitation, just as if they had booked it themselves."
        >
          {starts.length === 0 ? (
            <p>{dayOfDate(day)} has no free times for this meeting. Choose another day.</p>
          ) : (
            <Form method="post" className="grid gap-5">
              <input type="hidden" name="intent" value="book" />
              <input type="hidden" name="type" value={type.slug} />
              <FormKey />
              <SelectField
                label={`Time on ${dayOfDate(day)}, ${placeOf(zone)}`}
                name="start"
                required
                defaultValue={typed.start ?? startAt(page)}
                error={refused?.fields.start}
              >
                {starts.map((start) => (
                  <option key={start} value={start}>
                    {clockAt(start, zone)}
                  </option>
                ))}
              </SelectField>
              <TextField
                label="Name"
                name="name"
                required
                maxLength={100}
                defaultValue={typed.name}
                error={refused?.fields.name}
              />
              <TextField
                label="Email address"
                name="email"
                type="email"
                required
                maxLength={254}
                defaultValue={typed.email}
                error={refused?.fields.email}
              />
              <SelectField label="Their time zone" name="zone" required defaultValue={typed.zone ?? zone}>
                {zones.map((each) => (
                  <option key={each} value={each}>
                    {placeOf(each)} ({each})
                  </option>
                ))}
              </SelectField>
              <TextArea
                label="What’s it about?"
                name="agenda"
                rows={2}
                maxLength={1000}
                defaultValue={typed.agenda}
              />
              {type.questions.map((question) => (
                <OwnQuestion
                  key={question.id}
                  question={question}
                  typed={typed[`answers.${question.id}`]}
                  error={refused?.fields[`answers.${question.id}`]}
                />
              ))}
              <Button type="submit" variant="ink" size="small" className="justify-self-start">
                {' '}
                Book meeting{' '}
              </Button>
            </Form>
          )}
        </WorkspacePart>
      ) : null}
      <WorkspacePart
        heading="Or block a time"
        about="Visitors can no longer book it. Meetings that are already booked stay."
        id="block"
      >
        <BlockForm page={page} refused={refusedBlock} />
      </WorkspacePart>
    </DetailPage>
  );
}
