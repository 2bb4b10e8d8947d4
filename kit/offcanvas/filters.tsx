import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';

const trades = ['Routes', 'Learning', 'Health', 'Hiring', 'Documents'];

export default function Filters() {
  const [chosen, setChosen] = useState<readonly string[]>(['Learning']);
  const turn = (trade: string) =>
    setChosen(chosen.includes(trade) ? chosen.filter((each) => each !== trade) : [...chosen, trade]);
  return (
    <>
      <Button variant="ghost" size="small" command="show-modal" commandfor="filter-sheet">
        <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden="true" />
        {chosen.length > 0 ? `Filters (${chosen.length})` : 'Filters'}
      </Button>
      <Sheet
        id="filter-sheet"
        heading="Filters"
        footer={
          <>
            <Button command="close" commandfor="filter-sheet">
              Show the demos
            </Button>
            <Button variant="ghost" onClick={() => setChosen([])}>
              Clear
            </Button>
          </>
        }
      >
        <fieldset>
          <legend className="mb-1 text-mute">Made for</legend>
          {trades.map((trade) => (
            <label key={trade} className="flex min-h-12 items-center gap-3 border-b border-line">
              <input
                type="checkbox"
                checked={chosen.includes(trade)}
                onChange={() => turn(trade)}
                className="size-5 accent-[var(--accent)]"
              />
              {trade}
            </label>
          ))}
        </fieldset>
      </Sheet>
    </>
  );
}
