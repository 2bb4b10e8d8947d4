import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { CrmApp } from '#demos/crm/ui/crm-app.tsx';

export function loader({ url }: { url: URL }) {
  return { facts: pageFacts(url), firstDay: new Date().toISOString().slice(0, 10) };
}

export default function CrmAppPage() {
  const { facts, firstDay } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Lead desk', href: facts.route } as const;
  return <CrmApp firstDay={firstDay} save={<SaveThing size="small" thing={thing} />} />;
}
