import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Placeholder } from '#ui/data/placeholder.tsx';
import { Card, CardFacts, CardTitle } from '#ui/layout/card.tsx';

const facts = [
  { term: 'When', text: 'Thu 3 Dec, 16:00' },
  { term: 'Takes', text: '90 minutes' },
  { term: 'Seats', text: '7 of 24 free' },
];

export default function ACardArrives() {
  const [waiting, setWaiting] = useState(true);
  return (
    <div className="grid gap-4">
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start"
        onClick={() => setWaiting(!waiting)}
      >
        {waiting ? 'Show the content' : 'Load it again'}
      </Button>
      <Placeholder label="Loading the workshop" waiting={waiting} className="max-w-xl">
        <Card>
          <CardTitle className="mb-4">Two clicks, one slot: a workshop</CardTitle>
          <CardFacts facts={facts} />
          <p className="mt-4">See what happens when two people take the last half hour in the same second.</p>
        </Card>
      </Placeholder>
    </div>
  );
}
