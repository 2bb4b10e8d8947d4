import { Laptop, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { ListGroup, ListRow } from '#ui/layout/list-group.tsx';

const devices = [
  { name: 'Laptop in Utrecht, sample', Icon: Laptop, seen: 'Firefox, now' },
  { name: 'Phone, sample', Icon: Smartphone, seen: 'Safari, two hours ago' },
  { name: 'Workshop tablet, sample', Icon: Tablet, seen: 'Chrome, 41 days ago' },
];

export default function Devices() {
  const [ended, setEnded] = useState<string[]>([]);
  return (
    <ListGroup variant="card" className="max-w-xl">
      {devices.map(({ name, Icon, seen }, place) => (
        <ListRow
          key={name}
          title={name}
          note={seen}
          media={<Icon size={24} strokeWidth={1.5} aria-hidden="true" />}
          end={place === 0 ? <Badge tone="new">This one</Badge> : null}
          actions={
            place === 0 ? null : ended.includes(name) ? (
              <Badge>Signed out</Badge>
            ) : (
              <Button variant="ghost" size="small" onClick={() => setEnded([...ended, name])}>
                Sign out
                <span className="sr-only">{name}</span>
              </Button>
            )
          }
        />
      ))}
    </ListGroup>
  );
}
