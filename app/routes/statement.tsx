import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { StatementPage } from '#app/publishing/statement-page.tsx';
import { statementFacts } from '#app/statements/facts.server.ts';
import { shownStatement } from '#features/publishing/present.server.ts';
import { publishedEntry } from '#features/publishing/published.server.ts';
import { pageWordsOf } from '#features/publishing/rules.ts';
import { visitorAddress } from '#server/http/client-address.ts';

export async function loader({ url, request }: { url: URL; request: Request }) {
  const entry = publishedEntry('service', url.pathname);
  if (!entry) throw data(null, { status: 404 });
  return {
    facts: pageFacts(url, pageWordsOf(entry.data)),
    statement: shownStatement(entry),
    more: await statementFacts(url.pathname, { url, visitor: visitorAddress(request) }),
  };
}

export default function StatementRoute() {
  const { statement, more } = useLoaderData<typeof loader>();
  return <StatementPage statement={statement} facts={more} />;
}
