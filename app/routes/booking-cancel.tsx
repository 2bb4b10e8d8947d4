import { useActionData, useLoaderData } from 'react-router';
import { meetingLoader } from '#app/booking/meeting-loader.server.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { keepForm } from '#app/forms/keep-form.ts';
import { bookingForms } from '#features/booking/forms.server.ts';
import { deadLinkWords, MeetingSummary } from '#features/booking/ui/meeting-summary.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useSend } from '#ui/fields/use-send.ts';
import { FormPage } from '#ui/kinds/form-page.tsx';

export const loader = meetingLoader;
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export const action = ({ request }: { request: Request }) => answerForm(request, bookingForms.cancel);
export const clientAction = keepForm;

export default function BookingCancel() {
  const { meeting, token, byMail, studioZone, clock } = useLoaderData<typeof loader>();
  const before = useActionData<typeof action>() ?? null;
  const { busy, refused, send } = useSend({ refused: before });
  const query = new URLSearchParams({ token });
  if (!meeting?.changeable)
    return (
      <FormPage {...deadLinkWords}>
        <ButtonLink href="/book_an_appointment" className="mt-8">
          Book a meeting
        </ButtonLink>
      </FormPage>
    );
  return (
    <FormPage
      title="Cancel the meeting?"
      lead={`Others can book this time straight away${byMail ? ', and we’ll email both of you' : ''}.`}
      aside={<MeetingSummary meeting={meeting} studioZone={studioZone} clock={clock} />}
    >
      <Form
        method="post"
        action={`/booking/cancel?${query}`}
        onSubmit={send}
        className="mt-8 grid max-w-[32rem] gap-5"
      >
        <input type="hidden" name="token" value={token} />
        <AlertPlace urgent className="empty:-mb-5">
          {refused ? <Alert tone="danger" heading={refused.message} /> : null}
        </AlertPlace>
        <TextArea
          label="Message about it"
          name="message"
          maxLength={1000}
          defaultValue={before?.typed.message}
          error={refused?.fields.message}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="ink" tone="danger" busy={busy}>
            {' '}
            Cancel meeting{' '}
          </Button>
          <ButtonLink href={`/booking/meeting?${query}`} variant="ghost">
            {' '}
            Keep meeting{' '}
          </ButtonLink>
        </div>
      </Form>
    </FormPage>
  );
}
