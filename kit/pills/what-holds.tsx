import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { RemovablePill } from '#ui/actions/pill.tsx';

const start = ['Due before 1 December', 'Over € 1,000', 'Customer: Wholesale dairy and cheese, sample'];

export default function WhatHolds() {
  const [filters, setFilters] = useState<readonly string[]>(start);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <RemovablePill
          key={filter}
          label={filter}
          onRemove={() => setFilters(filters.filter((each) => each !== filter))}
        />
      ))}
      {filters.length > 0 ? (
        <Button variant="ghost" size="small" onClick={() => setFilters([])}>
          Clear all
        </Button>
      ) : (
        <p className="text-mute">All 41 sample invoices are shown.</p>
      )}
    </div>
  );
}
