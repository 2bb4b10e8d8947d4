import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { analyse } from '#demos/forecast/analyse.ts';
import { firstExample } from '#demos/forecast/examples.ts';
import { ForecastDemo } from '#demos/forecast/ui/forecast-demo.tsx';

/** The first example comes with its forecast, so that the page is whole before and without scripts. */
export function loader({ url }: { url: URL }) {
  const { series, first, rhythm, horizon, holidays } = firstExample();
  return {
    facts: pageFacts(url),
    initial: analyse({ values: series[0]?.values ?? [], first, rhythm, horizon, holidays }),
  };
}

export default function ForecastDemoPage() {
  const { facts, initial } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Forecasting', href: facts.route } as const;
  return <ForecastDemo initial={initial} save={<SaveThing size="small" thing={thing} />} />;
}
