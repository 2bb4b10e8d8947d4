/** A picture that the project rendered itself, in the widths a browser may choose from. */
export interface Picture {
  sources: { src: string; width: number }[];
  width: number;
  height: number;
  /** A tiny data URI shown until the picture is there; null where the picture is transparent. */
  placeholder: string | null;
}

/** A screen of a product as it looks in each colour scheme. */
export interface Screen {
  light: Picture;
  dark: Picture;
  /** The same as a JPEG for social cards, whose renderer reads no AVIF; a screen of a phone has none. */
  card?: string;
}
