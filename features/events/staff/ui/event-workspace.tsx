import type { Refusal } from '#lib/forms/refusal.ts';
import { whenText } from '#lib/time/when-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { FactStrip } from '#ui/data/fact-strip.tsx';
import type { PictureChoice } from '#ui/fields/picture-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import type { EventFacts, FormChoices } from '../workspace-page.server.ts';
import { EventForm } from './event-form.tsx';
import { EventTabs } from './event-tabs.tsx';

interface EventWorkspaceProps {
  event: EventFacts;
  values: Readonly<Record<string, string>>;
  choices: FormChoices;
  pictures: readonly PictureChoice[];
  refused: Refusal | null;
  writes: boolean;
}

const peopleWords = (people: number): string => (people === 1 ? '1 person' : `${people} people`);

function CancelPart({ event }: { event: EventFacts }) {
  const people = event.tickets.reduce((sum, { taken, waiting }) => sum + taken + waiting, 0);
  return (
    <DetailPage className="mt-6">
      <WorkspacePart
        heading="Cancel event"
        about={`${people === 0 ? 'Nobody has registered yet' : `We’ll email ${peopleWords(people)} on the list`}. The page stays and says the event is cancelled. You can’t undo this.`}
      >
        <form method="post" className="grid gap-4">
          <TextArea label="Message to everyone" name="message" rows={2} maxLength={1000} />
          <Button
            type="submit"
            name="intent"
            value="cancel"
            variant="ghost"
            tone="danger"
            size="small"
            className="justify-self-start"
          >
            {' '}
            Cancel event{' '}
          </Button>
        </form>
      </WorkspacePart>
    </DetailPage>
  );
}

/** One event: how it stands, its form, and how it is called off. */
export function EventWorkspace({ event, values, choices, pictures, refused, writes }: EventWorkspaceProps) {
  const open = event.status === 'published' && !event.over;
  return (
    <>
      <EventTabs event={event} here="event" />
      <FactStrip
        className="mb-5"
        facts={[
          { label: 'When', value: whenText(new Date(event.start), new Date(event.end), event.zone) },
          ...event.tickets.map(({ mode, name, capacity, taken, waiting }) => ({
            label: mode === 'on-site' ? 'Seats on site' : `Seats ${name.toLowerCase()}`,
            value: `${taken} of ${capacity} taken${waiting > 0 ? `, ${waiting} waiting` : ''}`,
          })),
          ...(event.status === 'draft' ? [] : [{ label: 'Checked in', value: String(event.inside) }]),
        ]}
      />
      {event.status === 'cancelled' ? (
        <Alert tone="danger" heading="This event was cancelled" className="mb-5">
          {event.message}
        </Alert>
      ) : null}
      {writes && event.status !== 'cancelled' ? (
        <EventForm event={event} values={values} choices={choices} pictures={pictures} refused={refused} />
      ) : null}
      {writes && open ? <CancelPart event={event} /> : null}
    </>
  );
}
