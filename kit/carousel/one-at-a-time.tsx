import { wideScreens } from '#content/template-screens.ts';
import { Carousel } from '#ui/media/carousel.tsx';
import { Picture } from '#ui/media/picture.tsx';

export default function OneAtATime() {
  return (
    <Carousel label="First screens of our templates" variant="dots" width="100%">
      {wideScreens.map(({ href, picture, alt, caption }) => (
        <figure key={href}>
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 64rem) 50rem, 92vw"
            className="aspect-[16/10] w-full rounded-card object-cover object-top"
          />
          <figcaption className="mt-3 text-mute">{caption}</figcaption>
        </figure>
      ))}
    </Carousel>
  );
}
