import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { HiringApp } from '#demos/hiring/ui/hiring-app.tsx';

/** Server and browser begin with the sample of the same day. */
export const loader = ({ url }: { url: URL }) => ({
  facts: pageFacts(url),
  firstDay: new Date().toISOString().slice(0, 10),
});

export default function HiringAppPage() {
  const { facts, firstDay } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Hiring desk', href: facts.route } as const;
  return <HiringApp firstDay={firstDay} save={<SaveThing size="small" thing={thing} />} />;
}
