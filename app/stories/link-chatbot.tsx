import { measured } from '#content/proof.ts';
import { askAPage } from '#content/screens/ask-a-page.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { PageStripped } from '#ui/drawings/page-stripped.tsx';
import { MeasuredFigures } from '#ui/layout/measured-figures.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryFacts } from '#ui/story/story-facts.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import type { StoryParts } from './composition.ts';

const figures = [
  measured('extract.f1', 'F1 of the text it keeps, on 91 pages of a public benchmark'),
  measured('extract.f1.peer', 'F1 of Mozilla’s Readability alone on the same pages'),
  measured('extract.page.time', 'to find the text of the median page'),
];

/** The sample page of the chatbot, shortened, with what its reader leaves out of it. */
const museum = [
  { text: 'Home  Exhibitions  Shop  Support us', out: 'Menu' },
  { text: 'We use cookies to improve your visit. Accept all', out: 'Banner' },
  { text: 'Plan your visit', out: 'The title, repeated' },
  { text: 'Tickets', isHeading: true },
  { text: 'A day ticket costs £11 for adults and £6 for students and people over 65.' },
  { text: 'Getting around', isHeading: true },
  { text: 'The lighthouse itself has 112 steps and no lift.', mark: '112' },
  { text: 'Guide dogs are welcome in all rooms.' },
  { text: 'Tidewater Museum, Old Quay 2. All rights reserved.', out: 'Footer' },
];

/** The chatbot beside its heading, then a page with everything struck out that is not its text. */
export function LinkChatbot({ words, head, live, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head} scene="beside">
        {/* On cobalt a mark in the answer is too dark to read; on sky it is not. */}
        <div data-hue="sky" className="pb-5 text-ink sm:pb-10 lg:pb-14">
          {live}
        </div>
      </StoryBlock>
      <StoryFacts facts={words.facts} />
      <StoryWide>
        <DrawnFigure caption="A shortened version of the sample page, with what was left out and why, and the question that the rest answers.">
          <PageStripped blocks={museum} question="How many steps does the lighthouse have?" answer="112" />
        </DrawnFigure>
      </StoryWide>
      <StoryRow>
        <StorySections of={words.sections} to={2} />
      </StoryRow>
      <StoryRow first beside={<MeasuredFigures figures={figures} />}>
        <StorySections of={words.sections} from={2} to={4} />
      </StoryRow>
      <StoryWide>
        <ScreenFrame
          variant="framed"
          picture={askAPage}
          alt="The full tool with the museum’s page: the answer on the left, the text it was read from on the right"
          sizes="(min-width: 90rem) 85rem, 92vw"
        />
      </StoryWide>
      <StoryRow>
        <StorySections of={words.sections} from={4} />
        <StoryCost
          heading="A site that answers for itself"
          text="This one reads the page a visitor gives it. Yours may read your whole site each night, answer beside your contact form, and show you the questions it couldn’t answer."
          {...priced({ from: 3, to: 6, people: 1 })}
        />
      </StoryRow>
    </>
  );
}
