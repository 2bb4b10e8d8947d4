import { data, useLoaderData } from 'react-router';
import { drawingAt } from '#app/drawings/drawing-at.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { wordsOf } from '#app/site-map/addresses.server.ts';
import type { Application } from '#content/applications/application.ts';
import { applicationAt, applications } from '#content/applications/applications.ts';
import { objects } from '#content/objects.ts';
import { Frame } from '#ui/drawings/frame.tsx';
import { Sheet, SheetSection } from '#ui/kinds/sheet.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { RuleList } from '#ui/text/rule-list.tsx';

function applicationFor(slug: string | undefined) {
  const application = applicationAt(slug ?? '');
  if (!application) throw data(null, { status: 404 });
  return application;
}

export function loader({ url, params }: { url: URL; params: { ApplicationName?: string } }) {
  const application = applicationFor(params.ApplicationName);
  const facts = pageFacts(url, wordsOf.application(application));
  // The second view is for trying things out: search engines are told of the first.
  return { facts: { ...facts, canonical: `/applications/${application.slug}` }, slug: application.slug };
}

function nearestTo(application: Application): Application[] {
  const likeness = (each: Application) =>
    Number(each.trade === application.trade) * 2 + Number(each.kind === application.kind);
  return applications
    .filter((each) => each !== application)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, 3);
}

export default function ApplicationPage() {
  const { facts, slug } = useLoaderData<typeof loader>();
  const application = applicationFor(slug);
  const list = facts.route.startsWith('/applications_test') ? '/applications_test' : '/applications';
  const { bench, caseStudy } = application;
  return (
    <Sheet
      back={{ href: list, label: 'All applications' }}
      heading={application.name}
      facts={`${application.kind === 'custom' ? 'Custom' : 'Pre-built'} · ${application.trade} · Built to show`}
      hue={application.hue}
      figure={
        <Picture
          picture={objects[application.object]}
          alt=""
          eager
          sizes="(min-width: 64rem) 26rem, 80vw"
          className="mx-auto mb-4 aspect-square w-full max-w-[26rem] object-contain sm:mb-10"
        />
      }
      lead={application.lead}
      action={{
        title: application.kind === 'custom' ? 'Rebuilt around your rules' : 'Set up as it is',
        terms: [
          ['Takes', application.takes],
          ['Gives', application.gives],
          ['Source', 'Yours, with its tests'],
        ],
        primary: { label: 'Ask for it', href: '/contact-us' },
        secondary: bench
          ? { label: 'See a sample', href: bench }
          : caseStudy
            ? { label: 'Read the case', href: caseStudy }
            : undefined,
      }}
    >
      <SheetSection heading={`What the ${application.name.toLowerCase()} does`}>
        <RuleList rules={application.does} />
      </SheetSection>
      {bench ? (
        <SheetSection heading="What it hands back">
          <div data-hue={application.hue}>
            <Frame caption={`${application.name}: ${application.gives}`}>{drawingAt(bench)}</Frame>
          </div>
        </SheetSection>
      ) : null}
      <SheetSection heading="Near it in the catalogue">
        <LinkRows
          rows={nearestTo(application).map((each) => ({
            href: `${list}/${each.slug}`,
            label: each.name,
            note: each.trade,
          }))}
        />
      </SheetSection>
    </Sheet>
  );
}
