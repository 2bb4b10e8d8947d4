import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { settingsFor } from '#app/settings-values.server.ts';
import { policies } from '#content/policies/policies.ts';
import { fillReading, placeholdersOf } from '#lib/reading.ts';
import { Reader } from '#ui/kinds/reader.tsx';

function policyAt(route: string) {
  const policy = policies[route];
  if (!policy) throw data(null, { status: 404 });
  return policy;
}

// Only the values travel: the words are in the module, and need not stand in the page twice.
export function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  return { facts, values: settingsFor(placeholdersOf(policyAt(facts.route))) };
}

export default function Policy() {
  const { facts, values } = useLoaderData<typeof loader>();
  return <Reader reading={fillReading(policyAt(facts.route), values)} dateWord="Changed" />;
}
