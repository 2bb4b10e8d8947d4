import { data, useActionData, useLoaderData } from 'react-router';
import { ownPerson } from '#app/account/own-person.server.ts';
import { answerForm, byAction } from '#app/forms/answer-form.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { closePoll } from '#features/booking/polls/commands/settle.server.ts';
import { vote } from '#features/booking/polls/commands/vote.server.ts';
import { voteToken } from '#features/booking/polls/links.server.ts';
import { shownPoll } from '#features/booking/polls/poll-page.server.ts';
import { closeSchema, voteSchema } from '#features/booking/polls/schema.ts';
import { PollView } from '#features/booking/polls/ui/poll-view.tsx';
import { deadLinkWords } from '#features/booking/ui/meeting-summary.tsx';
import { rulesOf } from '#server/forms/field-rules.ts';
import { parseFields } from '#server/forms/fields.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { KnownPerson } from '#ui/fields/known-person.ts';
import { useVisitorZone } from '#ui/foundation/use-visitor-zone.ts';
import { FormPage } from '#ui/kinds/form-page.tsx';

export async function loader({ url, request }: { url: URL; request: Request }) {
  const [token = '', own = '', state = ''] = ['token', 'vote', 'state'].map(
    (name) => url.searchParams.get(name) ?? '',
  );
  return data(
    {
      facts: pageFacts(url),
      token,
      own,
      state,
      poll: await shownPoll(token, own),
      person: await ownPerson(request),
      rules: rulesOf(voteSchema),
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

const pollPage = (said: Record<string, string>): string => `/booking/poll?${new URLSearchParams(said)}`;

const take = byAction({
  vote: async (fields, address) => {
    const wish = parseFields(voteSchema, fields);
    const { id } = await vote({ ...wish, address });
    return pollPage({ token: wish.token, vote: voteToken(id), state: 'answered' });
  },
  close: async (fields, address) => {
    const wish = parseFields(closeSchema, fields);
    await closePoll({ ...wish, address });
    return pollPage({ token: wish.token, state: 'closed' });
  },
});

export const action = ({ request }: { request: Request }) => answerForm(request, take);

export default function BookingPoll() {
  const { poll, token, own, state, person, rules } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const visitorZone = useVisitorZone();
  if (!poll)
    return (
      <FormPage {...deadLinkWords}>
        <ButtonLink href="/book_an_appointment" className="mt-8">
          Book a meeting
        </ButtonLink>
      </FormPage>
    );
  return (
    <KnownPerson value={person}>
      <PollView
        poll={poll}
        zone={visitorZone ?? poll.zone}
        token={token}
        own={own}
        state={state}
        rules={rules}
        refused={refused}
      />
    </KnownPerson>
  );
}
