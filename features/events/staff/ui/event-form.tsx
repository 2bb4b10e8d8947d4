import { useState } from 'react';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import { Form } from '#ui/fields/form.tsx';
import { type FormPart, FormSteps } from '#ui/fields/form-steps.tsx';
import { MarkdownArea } from '#ui/fields/markdown-area.tsx';
import type { PictureChoice } from '#ui/fields/picture-field.tsx';
import { QuestionRows } from '#ui/fields/question-rows.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { EventFacts, FormChoices } from '../workspace-page.server.ts';
import { fieldOf, SeatFields, TimeFields, WordFields } from './event-fields.tsx';
import { EventPreview, useEventPreview } from './event-preview.tsx';
import { AgendaFields, CoverFields, SpeakerFields } from './list-fields.tsx';

interface EventFormProps {
  /** Null for a new event. */
  event: EventFacts | null;
  values: Readonly<Record<string, string>>;
  choices: FormChoices;
  /** The site’s pictures. */
  pictures: readonly PictureChoice[];
  refused: Refusal | null;
}

const formId = 'event-form';

/** Everything an event says, in parts one at a time; the last shows what it looks like before it is saved. */
export function EventForm({ event, values, choices, pictures, refused }: EventFormProps) {
  const filled = { values: refused?.typed ?? values, errors: refused?.fields ?? {} };
  const isPublic = event?.status === 'published';
  const comes = event?.tickets.some(({ taken, waiting }) => taken + waiting > 0) ?? false;
  const preview = useEventPreview(formId);
  const [isPreviewing, setPreviewing] = useState(false);
  const parts: FormPart[] = [
    {
      label: 'Description',
      content: (
        <DetailPage>
          <WorkspacePart heading="Description">
            <WordFields filled={filled} isPublic={isPublic} />
          </WorkspacePart>
          <WorkspacePart
            heading="What to expect"
            about="You can use Markdown for headings, lists, links and emphasis."
          >
            <MarkdownArea {...fieldOf(filled, 'body')} rows={8} />
          </WorkspacePart>
        </DetailPage>
      ),
    },
    {
      label: 'When and where',
      content: (
        <DetailPage>
          <WorkspacePart
            heading="When"
            about={
              comes
                ? 'In the event’s own time zone. If the time or place changes, we email everyone with a seat or on the waiting list.'
                : 'In the event’s own time zone. Visitors also see it in theirs.'
            }
          >
            <TimeFields filled={filled} zones={choices.zones} />
          </WorkspacePart>
          <WorkspacePart
            heading="Seats"
            about="Leave empty if nobody can take part this way. New seats go to people on the waiting list first. Events are free."
          >
            <SeatFields filled={filled} />
          </WorkspacePart>
          {comes ? (
            <WorkspacePart heading="Message" about="Included in the email if the time or place changes.">
              <TextArea
                label="Message to guests"
                name="message"
                rows={2}
                defaultValue={filled.values.message}
              />
            </WorkspacePart>
          ) : null}
        </DetailPage>
      ),
    },
    {
      label: 'Agenda and people',
      content: (
        <DetailPage>
          <WorkspacePart heading="Agenda" about="In order. We work out the times from the minutes.">
            <AgendaFields filled={filled} />
          </WorkspacePart>
          <WorkspacePart heading="Leaders">
            <SpeakerFields filled={filled} speakers={choices.speakers} />
          </WorkspacePart>
        </DetailPage>
      ),
    },
    {
      label: 'Questions and cover',
      content: (
        <DetailPage>
          <WorkspacePart
            heading="Questions"
            about="We ask these as well as name and email address when someone registers."
          >
            <QuestionRows {...filled} />
          </WorkspacePart>
          <WorkspacePart
            heading="Cover"
            about="A picture, or a drawing of two cards with some lines below them. Without either, we show the date in large letters."
          >
            <CoverFields filled={filled} pictures={pictures} />
          </WorkspacePart>
          <WorkspacePart heading="Afterwards">
            <TextField
              {...fieldOf(filled, 'recording')}
              hint="A page on this site or a full web address. We email it to everyone who came."
            />
          </WorkspacePart>
        </DetailPage>
      ),
    },
    { label: 'Preview' },
  ];
  return (
    <>
      <Form id={formId} method="post" summary className="grid gap-5">
        <input type="hidden" name="intent" value="save" />
        {event ? (
          <ConflictNote
            version={event.version}
            refused={refused}
            theirs={`/admin-panel/events/${event.id}`}
          />
        ) : null}
        <FormSteps
          onShow={(part) => {
            const isLast = part === parts.length - 1;
            setPreviewing(isLast);
            if (isLast) preview.look();
          }}
          parts={parts}
        />
        <div className="sticky bottom-[calc(var(--dock)_+_1rem)] z-10 flex flex-wrap gap-2 justify-self-start rounded-full bg-raised p-1.5 shadow-[0_8px_28px_oklch(.1_.01_275/.2),0_0_0_1px_var(--line)]">
          <Button type="submit" variant="ink" size="small">
            {isPublic ? 'Save and publish' : 'Save draft'}
          </Button>
          <Button
            type="submit"
            variant="ghost"
            size="small"
            formAction="/admin-panel/events/preview"
            formTarget="_blank"
          >
            Preview in a new tab
          </Button>
        </div>
      </Form>
      {/* Not within the form: the page of an event holds one itself. */}
      {isPreviewing ? <EventPreview {...preview} /> : null}
    </>
  );
}
