import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { ownPerson } from '#app/account/own-person.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { propose } from '#features/booking/polls/commands/propose.server.ts';
import { pollToken } from '#features/booking/polls/links.server.ts';
import { proposePage } from '#features/booking/polls/propose-page.server.ts';
import { proposeSchema } from '#features/booking/polls/schema.ts';
import { ProposeForm } from '#features/booking/polls/ui/propose-form.tsx';
import { MeetingList } from '#features/booking/ui/meeting-list.tsx';
import type { Refusal } from '#lib/forms/refusal.ts';
import { placeOf } from '#lib/time/words-of-time.ts';
import { rulesOf } from '#server/forms/field-rules.ts';
import { fieldsOf, parseFields, textsIn } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { KnownPerson } from '#ui/fields/known-person.ts';
import { FormPage } from '#ui/kinds/form-page.tsx';

const path = '/booking/propose';

export async function loader({ url, request }: { url: URL; request: Request }) {
  return data(
    {
      facts: pageFacts(url),
      page: await proposePage(url.searchParams),
      person: await ownPerson(request),
      rules: rulesOf(proposeSchema),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export async function action({ request }: { request: Request }) {
  const fields = await fieldsOf(request);
  // Another week is looked at: everything that was ticked and typed goes along.
  if (fields.intent === 'look') {
    const kept: Refusal = {
      message: '',
      code: 'look',
      fields: {},
      typed: Object.fromEntries(textsIn(fields)),
    };
    return data(kept);
  }
  try {
    const poll = await propose({ ...parseFields(proposeSchema, fields), address: visitorAddress(request) });
    const query = new URLSearchParams({ token: pollToken(poll.id, 'organiser'), state: 'made' });
    return redirect(`/booking/poll?${query}`, 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data(refusal, { status });
  }
}

export default function BookingPropose() {
  const { page, person, rules } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const { type, week, types, zone } = page;
  return (
    <FormPage
      title="Which times would suit you?"
      lead="Tick two to eight times. The people you invite mark the ones they can make, and you book the best."
      aside={
        <SummaryBlock
          over="A poll"
          big={type ? `${type.minutes} minutes` : 'Two to eight times'}
          facts={[
            { term: 'Meeting', text: type ? type.name : 'Any of our meetings' },
            { term: 'Time zone', text: placeOf(zone) },
            { term: 'Reserved', text: 'No time until you book one' },
          ]}
        />
      }
    >
      {type && week ? (
        <KnownPerson value={person}>
          <ProposeForm page={{ ...page, type, week }} path={path} rules={rules} refused={refused} />
        </KnownPerson>
      ) : (
        <MeetingList types={types} path={path} />
      )}
    </FormPage>
  );
}
