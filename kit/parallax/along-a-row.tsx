import { keyhole } from '#content/pictures/keyhole.ts';
import { ladder } from '#content/pictures/ladder.ts';
import { shelf } from '#content/pictures/shelf.ts';
import { wave } from '#content/pictures/wave.ts';
import { Carousel } from '#ui/media/carousel.tsx';
import { Parallax } from '#ui/media/parallax.tsx';
import { Picture } from '#ui/media/picture.tsx';

const objects = [
  { hue: 'sun', picture: wave, alt: 'Three waves' },
  { hue: 'coral', picture: ladder, alt: 'A ladder' },
  { hue: 'mint', picture: keyhole, alt: 'A keyhole' },
  { hue: 'sky', picture: shelf, alt: 'A shelf of books' },
];

export default function AlongARow() {
  return (
    <Carousel label="Four objects" width="min(82%, 20rem)">
      {objects.map(({ hue, picture, alt }) => (
        <div key={hue} data-hue={hue}>
          <Parallax axis="inline" depth={18} fit="contain" className="aspect-[4/3] rounded-tile bg-hue">
            <Picture picture={picture} alt={alt} sizes="20rem" className="p-4" />
          </Parallax>
        </div>
      ))}
    </Carousel>
  );
}
