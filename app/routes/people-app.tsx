import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { PeopleApp } from '#demos/people/ui/people-app.tsx';

const path = '/employee-management-system/demo';

export function loader({ url }: { url: URL }) {
  return { facts: pageFacts(url), day: new Date().toISOString().slice(0, 10) };
}

export default function PeopleRoute() {
  const { day } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: path, title: 'People', href: path } as const;
  return <PeopleApp firstDay={day} save={<SaveThing size="small" thing={thing} />} />;
}
