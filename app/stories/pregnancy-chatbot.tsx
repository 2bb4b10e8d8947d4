import { measuredSoFar } from '#content/proof.ts';
import { type Call, warningOf } from '#demos/leaflet/warning-signs.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { FirstCheck } from '#ui/drawings/first-check.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryFacts } from '#ui/story/story-facts.tsx';
import { StoryFigures } from '#ui/story/story-figures.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import type { StoryParts } from './composition.ts';

const figures = measuredSoFar([
  [
    'leaflet.urgent',
    'that can’t wait lead to the right phone number, of the 24 that the list is tested with',
  ],
  ['leaflet.answered', 'get the sentence that answers them or a clear no, of the 16 that may wait'],
  ['leaflet.time', 'to answer a question on our server, once its models are open (median)'],
]);

const callNames: Readonly<Record<Call, string>> = {
  emergency: 'The emergency number, immediately',
  maternity: 'The maternity unit, now',
  midwife: 'A midwife, when she is next on duty',
};

const questions = [
  'My baby hasn’t moved since this morning',
  'I have a bad headache and see flashing lights',
  'Is my baby okay?',
  'When is the dating scan?',
].map((question) => {
  const warning = warningOf(question);
  return {
    question,
    about: warning?.about ?? null,
    call: warning ? callNames[warning.call] : 'The leaflet is searched',
  };
});

/** The chatbot inside the block beside its words; first the check that comes before any answer. */
export function PregnancyChatbot({ words, head, live, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head} scene="beside">
        <div className="pb-5 text-ink sm:pb-14">{live}</div>
      </StoryBlock>
      <StoryWide>
        <DrawnFigure caption="Four questions and how the first check handles them, worked out by the list that runs here.">
          <FirstCheck questions={questions} />
        </DrawnFigure>
      </StoryWide>
      <StoryRow>
        <StorySections of={words.sections} to={2} />
      </StoryRow>
      <StoryFigures of={figures} />
      <StoryFacts facts={words.facts} />
      <StoryRow first>
        <StorySections of={words.sections} from={2} to={4} />
      </StoryRow>
      <StoryRow>
        <StorySections of={words.sections} from={4} />
        <StoryCost
          heading="An assistant for your leaflet"
          text="Yours needs a text that a qualified person has chosen and dated, a list of warning signs they have agreed to, and someone who reads the questions it couldn’t answer."
          {...priced({ from: 4, to: 7, people: 2 })}
        />
      </StoryRow>
    </>
  );
}
