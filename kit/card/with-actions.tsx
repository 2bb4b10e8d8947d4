import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Card, CardActions, CardFacts, CardTitle } from '#ui/layout/card.tsx';

const facts = [
  { term: 'When', text: 'Thu 3 Dec, 16:00' },
  { term: 'Takes', text: '90 minutes' },
  { term: 'Seats', text: '7 of 24 free' },
  { term: 'Price', text: 'Free' },
];

export default function WithActions() {
  const [kept, setKept] = useState(false);
  return (
    <Card className="max-w-2xl">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <CardTitle>Two clicks, one slot: a workshop</CardTitle>
        {kept ? <Badge tone="done">Seat held</Badge> : <Badge tone="warning">7 seats left</Badge>}
      </div>
      <CardFacts facts={facts} />
      <CardActions>
        <Button variant="ink" size="small" onClick={() => setKept(!kept)}>
          <CalendarPlus size={20} strokeWidth={1.5} aria-hidden="true" />
          {kept ? 'Cancel your seat' : 'Hold a seat'}
        </Button>
        <ButtonLink variant="ghost" size="small" href="/events">
          Other workshops
        </ButtonLink>
      </CardActions>
    </Card>
  );
}
