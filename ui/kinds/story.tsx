import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#lib/look/picture.ts';
import { ButtonLink } from '../actions/button.tsx';
import { SampleLines } from '../data/sample-lines.tsx';
import { Picture } from '../media/picture.tsx';
import { type NamedText, RefusalList, RuleList, StepList } from '../text/rule-list.tsx';

interface StoryHeadProps {
  heading: readonly [string, string];
  lead: string;
  action: { label: string; href: string };
  picture: PictureData;
  alt: string;
  /** Another thing that can be done, beside the action. */
  more?: ReactNode;
}

function StoryHead({ heading, lead, action, picture, alt, more }: StoryHeadProps) {
  return (
    <div className="wrap">
      <div className="hue-block flex flex-col overflow-hidden px-5 pt-7 sm:px-[min(3.5rem,6vw)] sm:pt-14 lg:min-h-[48.25rem]">
        <div className="rise grid gap-x-6 gap-y-7 lg:grid-cols-12">
          <h1 className="display text-[clamp(min(2.6rem,11.5vw),7.2vw,6.5rem)] lg:col-span-8">
            {heading[0]}
            <span className="serif-accent block !leading-[.96]">{heading[1]}</span>
          </h1>
          <div className="lg:col-span-4 lg:pt-3">
            <p className="max-w-[30rem] text-[1.0625rem] leading-normal text-pretty sm:text-lg">{lead}</p>
            <div className="mt-6 flex flex-wrap items-center gap-3">
              <ButtonLink href={action.href} variant="hue">
                {action.label}
                <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" />
              </ButtonLink>
              {more}
            </div>
          </div>
        </div>
        <div className="mt-auto">
          <Picture
            picture={picture}
            alt={alt}
            eager
            sizes="(min-width: 64rem) 36rem, 80vw"
            className="mx-auto -mb-4 aspect-square w-full max-w-[22rem] object-contain sm:max-w-[26rem] lg:-mb-8 lg:-mt-10 lg:max-w-[35rem]"
          />
        </div>
      </div>
    </div>
  );
}

interface StorySectionContent {
  heading: string;
  paragraphs?: readonly string[];
  rules?: readonly NamedText[];
  refusals?: readonly string[];
  steps?: readonly NamedText[];
  sample?: { caption: string; lines: readonly string[] };
}

function StorySection({ section }: { section: StorySectionContent }) {
  return (
    <section className="text-lg leading-[1.6]">
      <h2 className="max-w-[34rem] text-[clamp(min(2rem,9vw),3.6vw,3.125rem)] !leading-none">
        {section.heading}
      </h2>
      <div className="mt-6 grid max-w-[44rem] grid-cols-1 gap-5 [&>dl]:mt-2 [&>ol]:mt-2 [&>ul]:mt-2">
        {section.paragraphs?.map((text) => (
          <p key={text} className="max-w-[40rem] text-pretty">
            {text}
          </p>
        ))}
        {section.rules ? <RuleList rules={section.rules} /> : null}
        {section.steps ? <StepList steps={section.steps} /> : null}
        {section.sample ? <SampleLines {...section.sample} /> : null}
        {section.refusals ? <RefusalList lines={section.refusals} /> : null}
      </div>
    </section>
  );
}

interface StoryProps extends StoryHeadProps {
  facts: readonly NamedText[];
  sections: readonly StorySectionContent[];
  /** A drawing of what the thing gives, between the first section and the rest. */
  figure?: ReactNode;
  /** A whole application, at the full width of the page. */
  application?: ReactNode;
  next?: { href: string; name: string; note: string; hue: string; picture: PictureData };
}

/** One thing told whole: a block in its hue, facts that stay beside the text, and the way on. */
export function Story({ facts, sections, figure, application, next, ...head }: StoryProps) {
  const [first, ...rest] = sections;
  return (
    <>
      <StoryHead {...head} />
      {application ? (
        <section id="application" aria-label="The application" className="wrap scroll-mt-4 pt-6 sm:pt-10">
          {application}
        </section>
      ) : null}
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-12 pt-14 lg:grid-cols-12 lg:pt-22">
        <dl className="grid h-max grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-5 sm:max-lg:grid-cols-2 border-t-2 border-ink lg:sticky lg:top-6 lg:col-span-3 lg:grid-cols-1">
          {facts.map(([name, text]) => (
            <div key={name} className="border-b border-line py-4 max-lg:last:odd:col-span-full">
              <dt className="text-sm text-mute">{name}</dt>
              <dd className="mt-0.5 font-medium leading-snug text-pretty">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="grid grid-cols-1 gap-16 lg:col-span-8 lg:col-start-5 lg:gap-22">
          {first ? <StorySection section={first} /> : null}
          {figure}
          {rest.map((section) => (
            <StorySection key={section.heading} section={section} />
          ))}
        </div>
      </div>
      {next ? (
        <aside aria-label="Next" className="wrap pt-20 lg:pt-28">
          <a
            href={next.href}
            data-hue={next.hue}
            className="hue-block group flex min-h-40 items-center justify-between gap-4 overflow-hidden px-5 sm:px-[min(3.5rem,4vw)]"
          >
            <span className="py-7">
              <span className="block text-[.95rem] font-medium text-balance">Read on: {next.note}</span>
              <span className="display mt-2 block text-[clamp(min(2rem,9vw),4.4vw,4rem)]">{next.name}</span>
            </span>
            <Picture
              picture={next.picture}
              alt=""
              sizes="13rem"
              className="h-32 w-32 shrink-0 object-contain transition-transform duration-[1.2s] ease-out group-hover:scale-[1.03] max-sm:hidden lg:h-52 lg:w-52"
            />
          </a>
        </aside>
      ) : null}
    </>
  );
}
