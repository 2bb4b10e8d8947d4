import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { Island } from '#app/islands/island.tsx';
import { Miniatures } from '#app/miniatures/miniatures.tsx';
import { applications } from '#content/applications/applications.ts';
import { StatementHeading, StatementLead } from '#ui/kinds/statement-heading.tsx';

export function loader({ url }: { url: URL }) {
  const published = applications.filter(({ status }) => status !== 'in-review');
  return { facts: pageFacts(url), names: published.map(({ name }) => name) };
}

/** The parts of a first version, each as a miniature that works. */
export default function Parts() {
  const { names } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="hue-block !rounded-none">
        <div className="wrap rise flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-6 pb-8 lg:pt-10 lg:pb-12">
          <StatementHeading heading={['Parts for', 'a first version']} />
          <StatementLead
            variant="hue"
            lead="These are fourteen parts that almost every product needs. Each has a miniature that takes your own input, and a link to the full version, which runs on this site."
            action={{ label: 'Ask for an estimate', href: '/pricing#estimate' }}
            className="lg:max-w-[27rem]"
          />
        </div>
      </div>
      <Island name="miniatures" of={Miniatures} props={{ names }} wake="near" />
    </>
  );
}
