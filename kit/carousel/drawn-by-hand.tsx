import { keyhole } from '#content/pictures/keyhole.ts';
import { ladder } from '#content/pictures/ladder.ts';
import { shelf } from '#content/pictures/shelf.ts';
import { van } from '#content/pictures/van.ts';
import { wave } from '#content/pictures/wave.ts';
import { ObjectTile } from '#ui/layout/object-tile.tsx';
import { Carousel } from '#ui/media/carousel.tsx';

const studies = [
  {
    href: '/route-optimization',
    name: 'Route optimisation',
    note: '200 stops put in order',
    hue: 'cobalt',
    picture: van,
  },
  {
    href: '/visual-forecasting',
    name: 'Visual forecasting',
    note: 'Next year as a chart',
    hue: 'sun',
    picture: wave,
  },
  {
    href: '/SEO-Analysis',
    name: 'SEO analysis',
    note: 'What a page is missing',
    hue: 'coral',
    picture: ladder,
  },
  {
    href: '/web-privacy-scanner',
    name: 'Privacy scanner',
    note: 'Who is watching',
    hue: 'mint',
    picture: keyhole,
  },
  { href: '/LMS', name: 'Learning', note: 'A shelf of courses', hue: 'sky', picture: shelf },
];

export default function DrawnByHand() {
  return (
    <Carousel label="Case studies" heading={<h3 className="text-2xl">Read on</h3>} width="min(78%, 15rem)">
      {studies.map((study) => (
        <ObjectTile key={study.href} {...study} />
      ))}
    </Carousel>
  );
}
