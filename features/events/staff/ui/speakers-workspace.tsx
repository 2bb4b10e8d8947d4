import type { Refusal } from '#lib/forms/refusal.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { ConflictNote } from '#ui/fields/conflict-note.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { speakerRows } from '../speakers.server.ts';

interface SpeakersWorkspaceProps {
  speakers: Awaited<ReturnType<typeof speakerRows>>;
  writes: boolean;
  /** The form that came back, with the id of whom it is about. */
  refused: (Refusal & { intent: string }) | null;
}

function SpeakerFields({ name, about, refused }: { name?: string; about?: string; refused: Refusal | null }) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        maxLength={80}
        defaultValue={refused?.typed.name ?? name}
        error={refused?.fields.name}
        autoComplete="off"
      />
      <TextArea
        label="About their work"
        name="about"
        required
        rows={2}
        maxLength={240}
        hint="One sentence about their work. It appears on the pages of their events."
        defaultValue={refused?.typed.about ?? about}
        error={refused?.fields.about}
      />
    </>
  );
}

const eventsWords = (events: number): string =>
  events === 0 ? 'Leads no events' : events === 1 ? 'Leads one event' : `Leads ${events} events`;

/** Everybody who can lead an event: to be added, changed and deleted. */
export function SpeakersWorkspace({ speakers, writes, refused }: SpeakersWorkspaceProps) {
  const refusedAt = (id: string) => (refused?.typed.id === id ? refused : null);
  return (
    <DetailPage>
      <WorkspacePart
        heading="Event leaders"
        about="You can choose these people in the form of an event. Changes here appear on all event pages immediately."
      >
        {speakers.length === 0 ? (
          <p className="text-mute">No event leaders yet. Add the first one below.</p>
        ) : null}
        <ul className="-my-4 divide-y divide-line empty:hidden">
          {speakers.map(({ id, name, about, version, events }) => (
            <li key={id} className="py-4">
              <h3 className="font-[540] wrap-anywhere">{name}</h3>
              <p className="mt-1 text-[.9375rem] text-mute wrap-anywhere">{about}</p>
              <p className="mt-1 text-[.84375rem] text-mute">{eventsWords(events)}</p>
              {writes ? (
                <Collapse
                  variant="quiet"
                  summary="Change"
                  open={refusedAt(id) ? true : undefined}
                  className="text-[.9375rem]"
                >
                  <Form method="post" className="grid gap-4 pt-1">
                    <input type="hidden" name="id" value={id} />
                    <ConflictNote
                      version={version}
                      refused={refusedAt(id)}
                      theirs="/admin-panel/events/speakers"
                    />
                    <SpeakerFields name={name} about={about} refused={refusedAt(id)} />
                    <div className="flex flex-wrap gap-2">
                      <Button type="submit" name="intent" value="change" variant="ghost" size="small">
                        Save
                      </Button>
                      {events === 0 ? (
                        <Button
                          type="submit"
                          name="intent"
                          value="delete"
                          formNoValidate
                          variant="ghost"
                          tone="danger"
                          size="small"
                        >
                          Delete<span className="sr-only">: {name}</span>
                        </Button>
                      ) : null}
                    </div>
                  </Form>
                </Collapse>
              ) : null}
            </li>
          ))}
        </ul>
      </WorkspacePart>
      {writes ? (
        <WorkspacePart heading="Add a person" id="add">
          <Form method="post" className="grid gap-5">
            <input type="hidden" name="intent" value="add" />
            <SpeakerFields refused={refused?.intent === 'add' ? refused : null} />
            <Button type="submit" variant="ghost" size="small" className="justify-self-start">
              {' '}
              Add person{' '}
            </Button>
          </Form>
        </WorkspacePart>
      ) : null}
      <p className="border-t border-line px-4 py-5 sm:px-7">
        <ButtonLink href="/admin-panel/events" variant="ghost" size="small">
          Back to the events
        </ButtonLink>
      </p>
    </DetailPage>
  );
}
