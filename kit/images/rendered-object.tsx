import { van } from '#content/pictures/van.ts';
import { Picture } from '#ui/media/picture.tsx';

export default function RenderedObject() {
  return (
    <div data-hue="cobalt" className="hue-block grid place-items-center p-6">
      <Picture
        picture={van}
        alt="A delivery van, rendered for this site"
        sizes="320px"
        className="w-80 max-w-full"
      />
    </div>
  );
}
