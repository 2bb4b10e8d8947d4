import { SampleTag } from '#ui/data/sample-tag.tsx';
import { Standing } from '#ui/data/standing.tsx';

export default function FourTones() {
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
