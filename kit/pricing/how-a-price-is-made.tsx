import { ButtonLink } from '#ui/actions/button.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';

export default function HowAPriceIsMade() {
  return (
    <div data-hue="sun" className="max-w-md">
      <SummaryBlock
        over="Sample estimate"
        big="30 days"
        facts={[
          { term: 'Shows', text: 'The weeks it is based on' },
          { term: 'Needs', text: 'Five lines from you' },
          { term: 'Binds', text: 'Both of us, from the moment you accept' },
        ]}
        action={
          <ButtonLink variant="hue" href="/pricing">
            Ask for an estimate
          </ButtonLink>
        }
      />
    </div>
  );
}
