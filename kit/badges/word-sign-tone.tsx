import { Archive, CalendarCheck } from 'lucide-react';
import { Badge } from '#ui/data/badge.tsx';

export default function WordSignTone() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Badge tone="new">New</Badge>
      <Badge tone="warning">Waiting for us</Badge>
      <Badge tone="done" icon={CalendarCheck}>
        Booked
      </Badge>
      <Badge tone="danger">Payment failed</Badge>
      <Badge icon={Archive}>Closed</Badge>
    </div>
  );
}
