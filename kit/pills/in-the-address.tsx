import { Button } from '#ui/actions/button.tsx';
import { FilterPill, PillRow } from '#ui/actions/pill.tsx';

const kinds = ['Talks', 'Workshops', 'Office hours'];

export default function InTheAddress() {
  return (
    <form action="/events" className="grid justify-items-start gap-4">
      <PillRow label="Show me">
        {kinds.map((kind) => (
          <FilterPill key={kind} name="kind" value={kind.toLowerCase()}>
            {kind}
          </FilterPill>
        ))}
      </PillRow>
      <Button type="submit" variant="ghost" size="small">
        Show the events
      </Button>
    </form>
  );
}
