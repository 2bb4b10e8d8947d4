import { useLoaderData } from 'react-router';
import { DemoProof } from '#app/demos/demo-proof.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { printedBy, proof, said } from '#content/proof.ts';
import { firstAnalysis } from '#demos/forecast/first-analysis.ts';
import { ForecastDemo } from '#demos/forecast/ui/forecast-demo.tsx';

/** The first example comes with its forecast, so that the page is whole before and without scripts. */
export const loader = ({ url }: { url: URL }) => ({ facts: pageFacts(url), initial: firstAnalysis() });

/** How close the forecasts come, and how the screen moves. */
function Proof() {
  const owa = proof('forecast.all.owa');
  return (
    <div className="mt-10 border-t border-line pt-4">
      <DemoProof
        size="With 200,000 rows"
        scenes={[
          ['demos.forecast.import', 'they are read and forecast'],
          ['demos.forecast.read', 'they are read off the picture'],
        ]}
      >
        {`Over ${said(proof('forecast.series'))} of public competitions the forecasts have an OWA of ${owa.value}, where Naive2 has 1; ${proof('forecast.coverage').value} of 100 values fell inside the 95% band. ${printedBy(owa)}`}
      </DemoProof>
    </div>
  );
}

export default function ForecastDemoPage() {
  const { facts, initial } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Forecasting', href: facts.route } as const;
  return <ForecastDemo initial={initial} proof={<Proof />} save={<SaveThing size="small" thing={thing} />} />;
}
