import { SampleLines } from '../data/sample-lines.tsx';
import { type NamedText, RefusalList, RuleList, StepList } from '../text/rule-list.tsx';

export interface StorySectionContent {
  heading: string;
  paragraphs?: readonly string[];
  rules?: readonly NamedText[];
  refusals?: readonly string[];
  steps?: readonly NamedText[];
  sample?: { caption: string; lines: readonly string[] };
}

/** A part of a story in words. */
export function StorySection({ section }: { section: StorySectionContent }) {
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

interface StorySectionsProps {
  of: readonly StorySectionContent[];
  /** The first one shown, counted from nothing. */
  from?: number;
  /** The first one not shown; all that follow without it. */
  to?: number;
}

/** Some parts of a story, one after the other. Whoever edits a story may add parts: the last piece shows them all. */
export const StorySections = ({ of, from = 0, to }: StorySectionsProps) =>
  of.slice(from, to).map((section) => <StorySection key={section.heading} section={section} />);
