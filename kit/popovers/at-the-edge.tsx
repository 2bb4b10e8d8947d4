import { CircleHelp } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Popover } from '#ui/panels/popover.tsx';

export default function AtTheEdge() {
  return (
    <div className="flex items-center justify-between gap-4 border-y border-line py-3">
      <p>
        <span className="font-[540]">98% full</span> <span className="text-mute">five vans</span>
      </p>
      <Button variant="ghost" size="small" popoverTarget="how-full">
        <CircleHelp size={20} strokeWidth={1.5} aria-hidden="true" />
        How is this calculated?
      </Button>
      <Popover id="how-full" side="top" align="end" heading="How full a van is">
        It is the number of crates loaded at the depot, divided by what the van can carry. Returned crates
        don’t count.
      </Popover>
    </div>
  );
}
