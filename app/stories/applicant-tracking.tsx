import { measured } from '#content/proof.ts';
import { hiringBoard } from '#content/screens/hiring-board.ts';
import { hiringPhone } from '#content/screens/hiring-phone.ts';
import { hiringReports } from '#content/screens/hiring-reports.ts';
import { matchResume, type Requirement } from '#engines/hiring/match.ts';
import { readResume } from '#engines/resume/read-resume.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { ResumeLines } from '#ui/drawings/resume-lines.tsx';
import { SealedCards } from '#ui/drawings/sealed-cards.tsx';
import { MeasuredFigures } from '#ui/layout/measured-figures.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryFacts } from '#ui/story/story-facts.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import type { StoryParts } from './composition.ts';

const figures = [
  measured('resume.count', 'of made-up people, as PDF, Word and text files in many layouts'),
  measured('resume.fields.seen', 'of their fields found in the layouts the rules were written for'),
  measured(
    'resume.fields.aside',
    'found in the other half, which was kept aside; the first count, before we fixed how Word tables are read, was 96.2%',
  ),
];

const resume = `Maren Oduya
Leeds | maren.oduya@example.com

Experience
Platform Engineer, Harrow & Finch Ltd (Mar 2021 – Jul 2026)
- Moved the billing service to Go
Support Engineer, Kestrel Systems (Jan 2019 – Dec 2021)
- Kept the night shift quiet

Skills
Go, PostgreSQL, Terraform`;

const asked = (id: string, label: string, change: Partial<Requirement>): Requirement => ({
  id,
  label,
  kind: 'skill',
  words: [label],
  years: 0,
  must: true,
  ...change,
});
const requirements = [
  asked('go', 'Go', {}),
  asked('sql', 'PostgreSQL', {}),
  asked('years', 'Four years', { kind: 'years', years: 4 }),
  asked('k8s', 'Kubernetes', {}),
];

/** The résumé as the application's own engines read it: its lines in pieces, and each requirement with its reason. */
function readSample() {
  const met = matchResume(requirements, resume, readResume(resume), '2026-11');
  const marks = met.flatMap(({ at }) => (at ? [at] : []));
  let start = 0;
  const lines = resume.split('\n').map((line) => {
    const [from, to] = [start, start + line.length];
    start = to + 1;
    const cuts = marks.flatMap((mark) =>
      mark.start >= from && mark.end <= to ? [mark.start, mark.end] : [],
    );
    const ends = [from, ...cuts.toSorted((one, other) => one - other), to];
    const pieces = ends.slice(1).map((end, at) => {
      const begin = ends[at] ?? from;
      return {
        start: begin,
        text: resume.slice(begin, end),
        isFound: marks.some((mark) => mark.start === begin && mark.end === end),
      };
    });
    return { start: from, pieces: pieces.filter(({ text }) => text !== '') };
  });
  return {
    lines,
    requirements: met.map(({ requirement, reason, isMet }) => ({ label: requirement.label, reason, isMet })),
  };
}

/** The seal drawn across the block, then the board, then a résumé with the lines that count. */
export function ApplicantTracking({ words, head, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head}>
        <SealedCards />
      </StoryBlock>
      <StoryFacts facts={words.facts} />
      <StoryRow>
        <StorySections of={words.sections} to={1} />
      </StoryRow>
      <StoryWide>
        <ScreenFrame
          variant="framed"
          picture={hiringBoard}
          alt="A job’s board: a scale of dots above each stage shows who has waited beyond its limit"
          sizes="(min-width: 90rem) 85rem, 92vw"
        />
      </StoryWide>
      <StoryRow
        first
        beside={
          <ScreenFrame
            variant="phone"
            picture={hiringPhone}
            alt="The same board on a phone, one stage at a time, with a button on each card for the next stage"
            sizes="20rem"
            className="mx-auto w-full max-w-[20rem]"
          />
        }
      >
        <StorySections of={words.sections} from={1} to={2} />
      </StoryRow>
      <div className="wrap grid grid-cols-1 items-start gap-x-6 gap-y-12 pt-16 lg:grid-cols-12 lg:pt-24">
        <div className="grid gap-16 lg:col-span-6">
          <StorySections of={words.sections} from={2} to={4} />
        </div>
        <div className="lg:sticky lg:top-6 lg:col-span-6">
          <DrawnFigure caption="A made-up résumé, read by the application’s own engine. The two jobs overlap by nine months.">
            <ResumeLines {...readSample()} />
          </DrawnFigure>
        </div>
      </div>
      <StoryWide>
        <MeasuredFigures figures={figures} />
      </StoryWide>
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-16 pt-16 lg:grid-cols-2 lg:gap-x-16 lg:pt-24">
        <StorySections of={words.sections} from={4} to={6} />
      </div>
      <StoryWide>
        <ScreenFrame
          variant="framed"
          picture={hiringReports}
          alt="Reports: how many candidates reached each stage, the days it took, and which source the people hired came from"
          sizes="(min-width: 90rem) 85rem, 92vw"
        />
      </StoryWide>
      <StoryRow>
        <StorySections of={words.sections} from={6} />
        <StoryCost
          heading="Hiring software for your team"
          text="You can change the stages, limits, criteria and reasons. Yours may need sign-in, your careers site, your calendars, and a server that withholds sealed cards."
          {...priced({ from: 6, to: 10, people: 2 })}
        />
      </StoryRow>
    </>
  );
}
