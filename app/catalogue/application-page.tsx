import { Columns3 } from 'lucide-react';
import { drawingAt } from '#app/drawings/drawing-at.tsx';
import { SaveThing } from '#app/saved/save-thing.tsx';
import { figureOf } from '#demos/small-tasks/first-result.ts';
import type { ShownApplication, ShownTile } from '#features/catalogue/present.server.ts';
import { ApplicationTile } from '#features/catalogue/ui/application-tile.tsx';
import { StackList } from '#features/catalogue/ui/stack-list.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Frame } from '#ui/drawings/frame.tsx';
import { InOutFigure } from '#ui/drawings/in-out-figure.tsx';
import { DetailPage, DetailSection } from '#ui/kinds/detail-page.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { ScreenStrip } from '#ui/media/screen-strip.tsx';
import { RichText } from '#ui/text/rich-text.tsx';
import { RuleList } from '#ui/text/rule-list.tsx';

interface ApplicationPageProps {
  application: ShownApplication;
  similar: readonly ShownTile[];
  list: string;
  /** Where a preview leads back to; any other page leads to the list. */
  back?: { href: string; label: string };
}

/** What a small AI task takes and gives, where the application is one. */
const taskAt = (demoUrl: string | null) => figureOf(demoUrl?.replace('/ai/demo/', '') ?? '');

/** The first picture of the page: its screens, or its object as a mark where there are none yet. */
function FirstPicture({ application: { name, screens, picture } }: { application: ShownApplication }) {
  if (screens.length === 0)
    return <Picture picture={picture} alt="" eager sizes="10rem" className="mb-4 w-40 sm:mb-10" />;
  return <ScreenStrip label={`Screens of ${name}`} items={screens} className="pb-4 sm:pb-10" />;
}

/** What goes in and what comes out, where that can be drawn. */
function WhatItGives({ application }: { application: ShownApplication }) {
  const { name, demoUrl, hue, gives } = application;
  const task = taskAt(demoUrl);
  const drawing = demoUrl ? drawingAt(demoUrl) : null;
  if (!task && !drawing) return null;
  return (
    <DetailSection heading={task ? 'What goes in, and what comes out' : 'What it looks like'}>
      <div data-hue={hue}>
        {task ? (
          <div className="hue-block px-4 pt-4 sm:px-10 sm:pt-10">
            <InOutFigure input={task.input} output={task.output} />
          </div>
        ) : (
          <Frame caption={`${name}: ${gives}`}>{drawing}</Frame>
        )}
      </div>
    </DetailSection>
  );
}

/** An application: what it looks like, does and stands on, and what can be done about it. */
export function ApplicationPage({ application, similar, list, back }: ApplicationPageProps) {
  const { slug, name, demoUrl, storyUrl } = application;
  const { maker } = application;
  // What others submit may run elsewhere; of our own, only what opens here is called built.
  const isConcept = !demoUrl && !maker;
  const facts = [
    application.kind,
    application.category,
    ...(maker ? [`By ${maker}`] : []),
    ...(isConcept ? ['Concept'] : []),
    ...(back ? ['A preview'] : application.inReview ? ['In review'] : []),
  ].join(' · ');
  return (
    <DetailPage
      back={back ?? { href: list, label: 'All applications' }}
      heading={name}
      facts={facts}
      hue={application.hue}
      figure={<FirstPicture application={application} />}
      lead={application.summary}
      action={{
        title: isConcept
          ? 'A concept, not built yet'
          : application.isCustom
            ? 'Built around your rules'
            : 'Ready to set up',
        terms: [
          ['Takes', application.takes],
          ['Gives', application.gives],
          ['Price', application.price],
          maker
            ? ['Made by', maker]
            : ['Source', `Yours, once it’s ${application.isCustom ? 'built' : 'set up'}`],
        ],
        primary: { label: 'Request this application', href: `/contact-us?application=${slug}` },
        secondary: demoUrl
          ? { label: 'Try it', href: demoUrl }
          : storyUrl
            ? { label: 'Read the case study', href: storyUrl }
            : undefined,
        // Nobody but staff sees it yet, so there is nothing to keep or to hold against others.
        more: application.inReview ? undefined : (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3">
            <SaveThing
              thing={{ kind: 'application', key: slug, title: name, href: `/applications/${slug}` }}
              className="w-full"
            />
            <ButtonLink href={`/applications/compare?with=${slug}`} variant="ghost">
              <Columns3 size={20} strokeWidth={1.5} aria-hidden="true" />
              Compare
            </ButtonLink>
          </div>
        ),
        note: isConcept
          ? 'We have designed it but not built it. This page says what it would do.'
          : application.priceText,
      }}
    >
      <DetailSection heading={isConcept ? 'What it would do' : 'What it does'}>
        <RuleList rules={application.features} />
      </DetailSection>
      <WhatItGives application={application} />
      <DetailSection heading="Where it fits, and where it doesn’t">
        <RichText text={application.description} />
        {demoUrl && storyUrl ? (
          <p className="mt-4">
            <a href={storyUrl} className="font-medium underline underline-offset-4">
              Read the case study behind it
            </a>
          </p>
        ) : null}
      </DetailSection>
      <DetailSection heading="What it is built with">
        <StackList application={application} list={list} isConcept={isConcept} />
      </DetailSection>
      {similar.length > 0 ? (
        <DetailSection heading="Similar applications">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-8 sm:grid-cols-3 lg:gap-x-6">
            {similar.map((tile) => (
              <li key={tile.slug}>
                <ApplicationTile tile={tile} href={`${list}/${tile.slug}`} />
              </li>
            ))}
          </ul>
        </DetailSection>
      ) : null}
    </DetailPage>
  );
}
