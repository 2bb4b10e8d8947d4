import { data, useActionData } from 'react-router';
import { NoEntry } from '#app/admin/no-entry.tsx';
import { orLost } from '#app/admin/or-lost.server.ts';
import { enter } from '#app/admin/staff.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { withPicture } from '#app/publishing/event-picture.server.ts';
import { previewSaved, previewTyped } from '#features/events/staff/preview.server.ts';
import { eventFormSchema } from '#features/events/staff/schema.ts';
import { PreviewFrame } from '#features/events/staff/ui/preview-frame.tsx';
import { AppError } from '#server/errors.ts';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import { Alert } from '#ui/data/alert.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import type { Route } from './+types/admin-event-preview';

export const loader = staffLoader('events', async (_, { url }) => {
  const id = url.searchParams.get('event');
  return { id, saved: id ? withPicture(await orLost(previewSaved(id))) : null };
});

/** Shows what a form says; nothing is kept of it. */
export async function action({ request }: { request: Request }) {
  const { refused } = await enter(request, 'events', 'write');
  if (refused !== null) throw data(null, { status: refused === 'signed-out' ? 401 : 403 });
  try {
    const typed = await previewTyped(parseFields(eventFormSchema, await fieldsOf(request)));
    return { typed: withPicture(typed), wrong: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ typed: null, wrong: Object.values(error.fields ?? {}) }, { status: error.status });
  }
}

export default function AdminEventPreview({ loaderData }: Route.ComponentProps) {
  const posted = useActionData<typeof action>();
  const { page, refusal } = loaderData;
  if (!page) return <NoEntry refusal={refusal ?? 'signed-out'} section="events" />;
  const shown = posted?.typed ?? page.saved;
  if (shown) return <PreviewFrame page={shown} id={posted?.typed ? null : page.id} />;
  return (
    <FormPage
      title="We can’t show the preview yet"
      lead="Something in the form is missing. Close this tab, complete the form and click Preview again."
    >
      {(posted?.wrong ?? []).map((problem) => (
        <Alert key={problem} tone="danger" heading={problem} className="mt-4" />
      ))}
    </FormPage>
  );
}
