/** A picture above a text, cut around what must stay in view. */
export interface ShownCover {
  src: string;
  srcSet: string;
  alt: string;
  /** As CSS places it. */
  position: string;
}

/** Draws it twice as wide as it is high. */
export function CoverPicture({ src, srcSet, alt, position }: ShownCover) {
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes="(min-width: 64rem) 60rem, 92vw"
      alt={alt}
      width={1600}
      height={800}
      fetchPriority="high"
      style={{ objectPosition: position }}
      className="aspect-[2/1] w-full rounded-card border border-line bg-sunk object-cover"
    />
  );
}
