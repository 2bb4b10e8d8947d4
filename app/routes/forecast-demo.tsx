import { useLoaderData } from 'react-router';
import { DemoProof } from '#app/demos/demo-proof.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { ScheduleRun } from '#app/schedules/schedule-run.tsx';
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
          ['demos.forecast.import', 'the rows are read and forecast'],
          ['demos.forecast.read', 'you read values off the chart'],
        ]}
      >
        {`On ${said(proof('forecast.series'))} from public competitions, the forecasts’ OWA is ${owa.value}; lower is better, and the Naive2 method has 1. Of 100 values, ${proof('forecast.coverage').value} fell inside the 95% band. ${printedBy(owa)}`}
      </DemoProof>
    </div>
  );
}

export default function ForecastDemoPage() {
  const { facts, initial } = useLoaderData<typeof loader>();
  const thing = { kind: 'demo', key: facts.route, title: 'Forecasting', href: facts.route } as const;
  return (
    <ForecastDemo
      initial={initial}
      proof={<Proof />}
      save={<SaveThing size="small" thing={thing} />}
      schedule={(first) => <ScheduleRun work="forecast" here={facts.route} first={first} />}
    />
  );
}
