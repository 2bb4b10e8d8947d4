import { useState } from 'react';
import { FilterPill, PillRow } from '#ui/actions/pill.tsx';

const trades = { Routes: 4, Learning: 3, Health: 3, Hiring: 2, Documents: 5 };

export default function FilterTheWork() {
  const [on, setOn] = useState<readonly string[]>(['Routes']);
  const shown = Object.entries(trades)
    .filter(([trade]) => on.length === 0 || on.includes(trade))
    .reduce((sum, [, count]) => sum + count, 0);
  return (
    <div className="grid gap-4">
      <PillRow label="Made for">
        {Object.entries(trades).map(([trade, count]) => (
          <FilterPill
            key={trade}
            count={count}
            checked={on.includes(trade)}
            onChange={({ target }) =>
              setOn(target.checked ? [...on, trade] : on.filter((each) => each !== trade))
            }
          >
            {trade}
          </FilterPill>
        ))}
      </PillRow>
      <p role="status" className="text-mute">
        {shown} case studies
      </p>
    </div>
  );
}
