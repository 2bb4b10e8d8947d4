import { book } from '#content/pictures/book.ts';
import { keyhole } from '#content/pictures/keyhole.ts';
import { van } from '#content/pictures/van.ts';
import { Badge } from '#ui/data/badge.tsx';
import { ListGroup, ListLink } from '#ui/layout/list-group.tsx';
import { Picture } from '#ui/media/picture.tsx';

const works = [
  {
    href: '/route-optimization',
    hue: 'cobalt',
    picture: van,
    name: 'Route optimisation',
    trade: 'Logistics',
  },
  { href: '/web-privacy-scanner', hue: 'mint', picture: keyhole, name: 'Privacy scanner', trade: 'Web' },
  {
    href: '/online-student-training-portal',
    hue: 'pink',
    picture: book,
    name: 'Training portal',
    trade: 'Learning',
  },
];

export default function WithPictures() {
  return (
    <ListGroup variant="card" className="max-w-xl">
      {works.map(({ href, hue, picture, name, trade }) => (
        <ListLink
          key={href}
          href={href}
          title={name}
          note={trade}
          media={
            <span data-hue={hue} className="grid size-14 place-items-center rounded-input bg-hue">
              <Picture picture={picture} alt="" sizes="3rem" className="size-12 object-contain" />
            </span>
          }
          end={<Badge tone="done">Working demo</Badge>}
        />
      ))}
    </ListGroup>
  );
}
