import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { StatementPage } from '#app/publishing/statement-page.tsx';
import { shownStatement } from '#features/publishing/present.server.ts';
import { publishedEntry } from '#features/publishing/published.server.ts';
import { pageWordsOf } from '#features/publishing/rules.ts';

export function loader({ url }: { url: URL }) {
  const entry = publishedEntry('service', url.pathname);
  if (!entry) throw data(null, { status: 404 });
  return { facts: pageFacts(url, pageWordsOf(entry.data)), statement: shownStatement(entry) };
}

export default function StatementRoute() {
  const { statement } = useLoaderData<typeof loader>();
  return <StatementPage statement={statement} />;
}
