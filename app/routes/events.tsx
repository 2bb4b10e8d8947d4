import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { indexWords } from '#content/indexes/index-words.ts';
import { listFor } from '#features/events/page.server.ts';
import { keptOf, listWith } from '#features/events/ui/address.ts';
import { EventFilters } from '#features/events/ui/event-filters.tsx';
import { EventRows } from '#features/events/ui/event-rows.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { IndexPage, IndexSection } from '#ui/kinds/index-page.tsx';

const path = '/events';

export async function loader({ url }: { url: URL }) {
  return { facts: pageFacts(url), list: await listFor(url.searchParams), words: indexWords[path] };
}

function Nothing({ past, everything }: { past: boolean; everything: string }) {
  return (
    <div className="border-t-2 border-ink pt-6">
      <h2 className="text-2xl">No {past ? 'past' : 'upcoming'} event fits</h2>
      <p className="mt-2 max-w-[34rem] text-mute">
        Remove a filter, or look at past or upcoming events. We can also hold a workshop just for your team.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={everything} size="small">
          {' '}
          Show all events{' '}
        </ButtonLink>
        <ButtonLink href="/contact-us" variant="ghost" size="small">
          Ask for a date
        </ButtonLink>
      </div>
    </div>
  );
}

export default function Events() {
  const { list, words } = useLoaderData<typeof loader>();
  const { asked, shown, kinds, topics, counts, all } = list;
  const { q, ...others } = keptOf(asked);
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title="Events" href="/events.rss" />
      <IndexPage
        heading={words?.heading ?? ''}
        placeholder={words?.placeholder ?? ''}
        count={all}
        counted={asked.when === 'past' ? 'past events' : 'upcoming events'}
        search={{ action: path, label: 'Search the events', fields: Object.entries(others) }}
        query={q}
      >
        <div className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
          <EventFilters asked={asked} kinds={kinds} topics={topics} counts={counts} />
          <div className="min-w-0 lg:col-span-9">
            {shown.length > 0 ? (
              <EventRows events={shown} />
            ) : (
              <Nothing
                past={asked.when === 'past'}
                everything={listWith({ when: asked.when, q: '', kind: undefined, topic: undefined }, {})}
              />
            )}
          </div>
        </div>
        <IndexSection heading="Just for your team">
          <p className="max-w-[36rem] text-lg text-pretty">
            We can run any of these workshops just for your team, by video or at your office, on a date you
            choose.
          </p>
          <ButtonLink href="/contact-us" variant="ghost" className="mt-6">
            Ask for a date
          </ButtonLink>
        </IndexSection>
      </IndexPage>
    </>
  );
}
