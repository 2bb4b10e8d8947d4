import { Avatar } from '#ui/data/avatar.tsx';
import { SampleTag } from '#ui/data/sample-tag.tsx';
import { ListGroup, ListRow } from '#ui/layout/list-group.tsx';

const guests = [
  { name: 'Zofia Sample', from: 'You', hue: 'sun' },
  { name: 'Product engineer', from: 'Would build it', hue: 'mint' },
  { name: 'Interface designer', from: 'Would draw it', hue: 'lilac' },
];

export default function WhoIsInTheCall() {
  return (
    <div className="max-w-md">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">On the call on Tuesday</h3>
        <SampleTag>Sample people</SampleTag>
      </div>
      <ListGroup variant="card">
        {guests.map(({ name, from, hue }) => (
          <ListRow key={name} title={name} note={from} media={<Avatar name={name} hue={hue} />} />
        ))}
      </ListGroup>
    </div>
  );
}
