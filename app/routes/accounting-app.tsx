import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { AccountingApp } from '#demos/accounting/ui/accounting-app.tsx';

/** Today's date goes along, so that server and browser begin with the same sample. */
export const loader = ({ url }: { url: URL }) => ({
  facts: pageFacts(url),
  day: new Date().toISOString().slice(0, 10),
});

export default function AccountingPage() {
  const { facts, day } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Accounting', href: facts.route } as const;
  return <AccountingApp day={day} save={<SaveThing size="small" thing={thing} />} />;
}
