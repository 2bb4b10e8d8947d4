import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { useOwnPerson } from '#app/account/use-own-person.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { keepForm } from '#app/forms/keep-form.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { siteFacts } from '#app/head/site-facts.server.ts';
import { withPicture } from '#app/publishing/event-picture.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { wordsOf } from '#app/site-map/addresses.server.ts';
import { clocksOf, lengthOf } from '#features/events/clocks.ts';
import { eventThing } from '#features/events/event-thing.ts';
import { eventPage } from '#features/events/page.server.ts';
import { takeSeat } from '#features/events/receipt.server.ts';
import { registerSchema } from '#features/events/schema.ts';
import { EventDetail } from '#features/events/ui/event-detail.tsx';
import { rulesOf } from '#server/forms/field-rules.ts';
import { KnownPerson } from '#ui/fields/known-person.ts';
import { useVisitorZone } from '#ui/foundation/use-visitor-zone.ts';

export async function loader({ url, params }: { url: URL; params: { id?: string } }) {
  const found = await eventPage(params.id ?? '', url.searchParams.get('zone'));
  if (!found) throw data(null, { status: 404 });
  // By its id, or by another spelling: one page, one address.
  if (params.id !== found.slug) throw redirect(`/event/${found.slug}${url.search}`);
  const page = withPicture(found);
  const { origin, name } = siteFacts();
  const things = [eventThing(page, { origin, organization: name })];
  return { facts: pageFacts(url, { ...wordsOf.event(page), things }), page, rules: rulesOf(registerSchema) };
}

export const action = ({ request }: { request: Request }) => answerForm(request, takeSeat);
export const clientAction = keepForm;

export default function Event() {
  const { page, rules } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const person = useOwnPerson();
  const visitorZone = useVisitorZone();
  const other = page.askedZone ?? visitorZone;
  const clocks = clocksOf(page, other ? { zone: other, own: other === visitorZone } : null);
  const thing = { kind: 'event', key: page.slug, title: page.title, href: `/event/${page.slug}` } as const;
  return (
    <KnownPerson value={person}>
      <EventDetail
        page={page}
        rules={rules}
        refused={refused}
        clocks={clocks}
        length={lengthOf(page.start, page.end)}
        more={<SaveThing thing={thing} className="w-full" />}
      />
    </KnownPerson>
  );
}
