import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { startDataOf } from '#app/kit/start-data.server.ts';
import { StartPage } from '#kit/start/start-page.tsx';

export const loader = ({ url }: { url: URL }) => ({ facts: pageFacts(url), start: startDataOf() });

export default function KitStart() {
  return <StartPage {...useLoaderData<typeof loader>().start} />;
}
