import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { CalendarTrial } from '#app/integrations/calendar-trial.tsx';
import { Directory } from '#app/integrations/directory.tsx';
import { wantedIn } from '#app/integrations/filter.ts';
import { WebhookTrial } from '#app/integrations/webhook-trial.tsx';
import { Island } from '#app/islands/island.tsx';
import { integrationWords as words } from '#content/indexes/integrations/words.ts';
import { integrations, runningCount } from '#content/indexes/integrations.ts';
import { StatementHeading, StatementLead } from '#ui/kinds/statement-heading.tsx';

export function loader({ url }: { url: URL }) {
  return { facts: pageFacts(url), asked: wantedIn(url.searchParams) };
}

/** What a product can be connected to, as a patch bay, a directory and two trials. */
export default function Integrations() {
  const { asked } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="wrap rise grid gap-x-6 gap-y-7 pt-6 pb-10 lg:grid-cols-12 lg:items-end lg:pt-10 lg:pb-14">
        <StatementHeading heading={words.heading} className="lg:col-span-8" />
        <StatementLead
          lead={words.lead(integrations.length, runningCount)}
          action={words.action}
          className="lg:col-span-4"
        />
      </div>
      <Island name="integrations" of={Directory} props={{ asked }} wake="near" />
      <section
        id="try"
        aria-labelledby="try-heading"
        className="hue-block mt-20 scroll-mt-6 !rounded-none py-14 lg:mt-32 lg:py-20"
      >
        <div className="wrap">
          <h2 id="try-heading" className="text-[clamp(min(2.2rem,9.5vw),5.2vw,4.75rem)] !leading-[.96]">
            {words.trials}
          </h2>
          <noscript>
            <p className="mt-4 max-w-[36rem] text-lg">{words.needsScripts}</p>
          </noscript>
          <div className="mt-8 grid gap-5 lg:mt-12 lg:grid-cols-2 lg:items-start lg:gap-6">
            <Island name="try-webhook" of={WebhookTrial} props={{}} wake="near" />
            <Island name="try-calendar" of={CalendarTrial} props={{}} wake="near" />
          </div>
        </div>
      </section>
    </>
  );
}
