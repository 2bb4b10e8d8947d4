import { SampleTag } from '#ui/components/sample-tag.tsx';
import { Standing } from '#ui/components/standing.tsx';

export const heading = 'A word, a sign, a tone';

export default function Example() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Standing word="Waits for us" tone="waiting" />
      <Standing word="New" tone="new" />
      <Standing word="Paid" tone="done" />
      <Standing word="Closed" tone="quiet" />
      <SampleTag />
    </div>
  );
}
