import { measured, proof } from '#content/proof.ts';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { RightOfTwenty } from '#ui/drawings/right-of-twenty.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryFacts } from '#ui/story/story-facts.tsx';
import { StoryFigures } from '#ui/story/story-figures.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import type { StoryParts } from './composition.ts';

const tasks = [
  ['tidy-addresses', 'Tidy addresses'],
  ['sort-support-mail', 'Sort support email'],
  ['similar-products', 'Find similar products'],
  ['key-sentences', 'Shorten a thread'],
  ['transcribe-note', 'Transcribe a note'],
  ['compare-clauses', 'Compare clauses'],
  ['search-by-meaning', 'Search by meaning'],
  ['hide-names', 'Hide personal data'],
  ['extract-invoice', 'Read an invoice'],
  ['table-out-of-text', 'Table from text'],
]
  .map(([id, name]) => ({
    href: `/ai/demo/${id}`,
    name: name ?? '',
    right: proof(`tasks.${id}.right`).value,
    of: proof(`tasks.${id}.inputs`).value,
  }))
  .toSorted((a, b) => b.right - a.right);

const figures = [
  measured('tasks.tidy-addresses.right', 'out of 20 came out right where rules do best: tidying addresses'),
  measured(
    'tasks.sort-support-mail.right',
    'out of 20 went to the right group where meaning decides: sorting email',
  ),
  measured(
    'tasks.table-out-of-text.right',
    'out of 20 came out right in our weakest task: tables from free text',
  ),
];

/** The mailbox across the block, then how often ten small tasks are right. */
export function AiApplications({ words, head, live, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head} scene="over">
        {live}
      </StoryBlock>
      <StoryRow>
        <StorySections of={words.sections} to={2} />
      </StoryRow>
      <StoryWide>
        <DrawnFigure
          caption={`How many inputs came out right, of twenty that weren’t used to write the rules. We measured this with ${proof('tasks.hide-names.right').command}.`}
        >
          <RightOfTwenty tasks={tasks} />
        </DrawnFigure>
      </StoryWide>
      <StoryFigures of={figures} />
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-16 pt-16 lg:grid-cols-2 lg:gap-x-16 lg:pt-24">
        <StorySections of={words.sections} from={2} to={4} />
      </div>
      <StoryFacts facts={words.facts} />
      <StoryRow first>
        <StorySections of={words.sections} from={4} />
        <StoryCost
          heading="AI in your product"
          text="We start with a hundred of your own cases and the right result for each. They decide whether a rule, a search or a model does the work."
          {...priced({ from: 3, to: 6, people: 2 })}
        />
      </StoryRow>
    </>
  );
}
