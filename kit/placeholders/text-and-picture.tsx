import { van } from '#content/pictures/van.ts';
import { Placeholder } from '#ui/data/placeholder.tsx';
import { ObjectTile } from '#ui/layout/object-tile.tsx';

export default function TextAndPicture() {
  return (
    <Placeholder label="Loading case studies">
      <div className="grid gap-6 @lg:grid-cols-2">
        <ObjectTile
          href="/demos"
          hue=""
          picture={van}
          name="A case study"
          note="What the product does, in one line of ten words"
        />
        <ObjectTile
          href="/demos"
          hue=""
          picture={van}
          name="Another study"
          note="What the product does, in one line"
        />
      </div>
    </Placeholder>
  );
}
