import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { manifestoAt } from '#content/manifestos/manifestos.ts';
import { objects } from '#content/objects.ts';
import { Manifesto } from '#ui/kinds/manifesto.tsx';

function manifestoFor(route: string) {
  const manifesto = manifestoAt(route);
  if (!manifesto) throw data(null, { status: 404 });
  return manifesto;
}

export function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  manifestoFor(facts.route);
  return { facts };
}

export default function ManifestoPage() {
  const { object, ...manifesto } = manifestoFor(useLoaderData<typeof loader>().facts.route);
  return <Manifesto {...manifesto} picture={objects[object]} />;
}
