import { useMemo } from 'react';
import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { orLost } from '#app/admin/or-lost.server.ts';
import type { PageAction } from '#app/admin/panel-actions.ts';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { cancelEvent } from '#features/events/commands/change-event.server.ts';
import { binEvent } from '#features/events/staff/commands/bin-event.server.ts';
import { duplicateEvent } from '#features/events/staff/commands/duplicate-event.server.ts';
import { editEvent } from '#features/events/staff/commands/edit-event.server.ts';
import { publishEvent, unpublishEvent } from '#features/events/staff/commands/publish-event.server.ts';
import { cancelFormSchema, eventFormSchema } from '#features/events/staff/schema.ts';
import { EventWorkspace } from '#features/events/staff/ui/event-workspace.tsx';
import { savedWords } from '#features/events/staff/ui/saved-words.ts';
import { StandingBadge } from '#features/events/staff/ui/standing-badge.tsx';
import { type EventFacts, editEventPage } from '#features/events/staff/workspace-page.server.ts';
import { pictureChoices } from '#features/publishing/picture-page.server.ts';
import { parseFields } from '#server/forms/fields.ts';
import { saidWithMail } from '#server/mail/mail-standing.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/admin-event';

export const loader = staffLoader('events', async (_, { params }) => ({
  ...(await orLost(editEventPage(params.id ?? ''))),
  pictures: await pictureChoices(),
}));

export const action = staffAction('events', {
  save: async (_, fields, { params, actor }) => {
    const wish = parseFields(eventFormSchema, fields);
    return { said: savedWords(await editEvent(params.id ?? '', wish, actor)) };
  },
  publish: async (_, __, { params, actor }) => {
    await publishEvent(params.id ?? '', actor);
    return { said: 'The event is public. People can now reserve a seat' };
  },
  unpublish: async (_, __, { params, actor }) => {
    await unpublishEvent(params.id ?? '', actor);
    return { said: 'The event is a draft again' };
  },
  duplicate: async (_, __, { params, actor }) => {
    const copy = await duplicateEvent(params.id ?? '', actor);
    return { said: 'This is a copy of the event, some weeks later', to: `/admin-panel/events/${copy}` };
  },
  cancel: async (_, fields, { params, actor }) => {
    const { message } = parseFields(cancelFormSchema, fields);
    const told = await cancelEvent({ id: params.id ?? '', message, actor });
    const people = told === 1 ? 'one person' : `${told} people`;
    return { said: await saidWithMail('The event is cancelled', `We’re emailing ${people}`) };
  },
  delete: async (_, __, { params, actor }) => {
    const undo = await binEvent(params.id ?? '', actor);
    return { said: 'The draft is in the bin', undo, to: '/admin-panel/events' };
  },
});

function actionsFor(event: EventFacts | undefined): PageAction[] {
  if (!event) return [];
  const nobody = event.tickets.every(({ taken, waiting }) => taken + waiting === 0);
  return [
    { id: 'preview', label: 'Preview', href: `/admin-panel/events/preview?event=${event.id}`, keys: 'v' },
    ...(event.status === 'draft' ? [] : [{ id: 'page', label: 'View page', href: `/event/${event.slug}` }]),
    { id: 'duplicate', label: 'Duplicate', fields: { intent: 'duplicate' }, keys: 'd' },
    ...(event.status === 'published' && nobody
      ? [{ id: 'unpublish', label: 'Unpublish', fields: { intent: 'unpublish' } }]
      : []),
    ...(event.status === 'draft'
      ? [{ id: 'delete', label: 'Delete draft', fields: { intent: 'delete' }, danger: true }]
      : []),
  ];
}

export default function AdminEvent({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('save');
  const event = loaderData.page?.event;
  const actions = useMemo(() => actionsFor(event), [event]);
  const standing = event?.status === 'published' && event.over ? 'past' : event?.status;
  return (
    <AdminPage
      section="events"
      title={event?.title ?? 'Event'}
      mark={standing ? <StandingBadge standing={standing} /> : null}
      loaded={loaderData}
      actions={actions}
      ownRefusals={refused && (refused.conflict || Object.keys(refused.fields).length > 0) ? ['save'] : []}
      action={
        event?.status === 'draft' ? (
          <form method="post">
            <Button type="submit" name="intent" value="publish" variant="ink" size="small">
              Publish
            </Button>
          </form>
        ) : event && !event.over ? (
          <ButtonLink href={`/admin-panel/events/${event.id}/check-in`} variant="ink" size="small">
            Check guests in
          </ButtonLink>
        ) : null
      }
    >
      {/* The key draws the fields anew once somebody's save has come back. */}
      {(page, { writes }) => (
        <EventWorkspace key={page.event.version} {...page} refused={refused} writes={writes} />
      )}
    </AdminPage>
  );
}
