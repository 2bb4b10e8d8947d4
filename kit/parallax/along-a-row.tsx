import { deskScreens } from '#content/template-screens.ts';
import { Carousel } from '#ui/media/carousel.tsx';
import { Parallax } from '#ui/media/parallax.tsx';
import { Picture } from '#ui/media/picture.tsx';

export default function AlongARow() {
  return (
    <Carousel label="Five templates" width="min(82%, 24rem)">
      {deskScreens.map(({ href, picture, alt }) => (
        <Parallax key={href} axis="inline" depth={10} className="aspect-[4/3] rounded-card">
          <Picture picture={picture} alt={alt} sizes="24rem" />
        </Parallax>
      ))}
    </Carousel>
  );
}
