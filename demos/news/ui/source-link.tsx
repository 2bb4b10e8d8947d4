import { type Place, placeId, showPlace } from './places.ts';

interface SourceLinkProps {
  place: Place;
  /** Whether several articles were read, so that the number alone would not say which. */
  several: boolean;
  onShow: (place: Place) => void;
}

/**
 * Leads from a statement to the sentence it cites; it is an ordinary link, so it works before scripts. On a phone it is
 * felt well beyond its edge.
 */
export function SourceLink({ place, several, onShow }: SourceLinkProps) {
  const name = several ? `${place.article + 1}.${place.sentence + 1}` : String(place.sentence + 1);
  return (
    <a
      href={`#${placeId(place)}`}
      aria-label={`Sentence ${name} of the text`}
      className="relative ms-1.5 inline-grid min-h-6 min-w-6 max-lg:mx-3 max-lg:before:absolute max-lg:before:-inset-3 max-lg:before:content-[''] place-items-center rounded-full border border-outline px-1.5 align-baseline font-mono text-[.75rem] leading-none tabular-nums no-underline hover:bg-selected"
      onClick={(event) => {
        event.preventDefault();
        onShow(place);
        showPlace(place);
      }}
    >
      {name}
    </a>
  );
}
