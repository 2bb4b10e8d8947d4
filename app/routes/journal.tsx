import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { journalViewAt } from '#app/journal/journal-views.server.ts';
import { Archive } from '#app/journal/views/archive.tsx';
import { Feeds } from '#app/journal/views/feeds.tsx';
import { Magazine } from '#app/journal/views/magazine.tsx';
import { Newsroom } from '#app/journal/views/newsroom.tsx';
import { ReaderView } from '#app/journal/views/reader-view.tsx';
import { Timeline } from '#app/journal/views/timeline.tsx';

/** The journal in the view that the address asks for. */
export function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  const shown = journalViewAt(facts.route, url.searchParams);
  if (!shown) throw data(null, { status: 404 });
  return { facts, shown };
}

export default function Journal() {
  const { shown } = useLoaderData<typeof loader>();
  if (shown.view === 'newsroom') return <Newsroom {...shown} />;
  if (shown.view === 'magazine') return <Magazine {...shown} />;
  if (shown.view === 'timeline') return <Timeline {...shown} />;
  if (shown.view === 'archive') return <Archive {...shown} />;
  if (shown.view === 'reader') return <ReaderView {...shown} />;
  return <Feeds {...shown} />;
}
