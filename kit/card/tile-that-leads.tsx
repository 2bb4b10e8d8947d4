import { van } from '#content/pictures/van.ts';
import { wave } from '#content/pictures/wave.ts';
import { Card, CardMedia, CardTitle } from '#ui/layout/card.tsx';
import { Picture } from '#ui/media/picture.tsx';

const tiles = [
  {
    href: '/route-optimization',
    hue: 'cobalt',
    picture: van,
    name: 'Route optimisation',
    fact: 'Two hundred stops, planned in the browser',
  },
  {
    href: '/visual-forecasting',
    hue: 'sun',
    picture: wave,
    name: 'Visual forecasting',
    fact: 'Drop in a column of numbers and see next year',
  },
];

export default function TileThatLeads() {
  return (
    <ul className="grid gap-6 @xl:grid-cols-2">
      {tiles.map(({ href, hue, picture, name, fact }) => (
        <li key={href}>
          <Card variant="plain" hue={hue}>
            <CardMedia className="mb-4 h-56">
              <Picture picture={picture} alt="" sizes="14rem" className="size-52 object-contain" />
            </CardMedia>
            <CardTitle href={href}>{name}</CardTitle>
            <p className="mt-1 text-mute">{fact}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
