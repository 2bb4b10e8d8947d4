/** A drawing of our own, in the flat manner of the sets that it stands beside. */
export interface OwnDrawing {
  id: string;
  /** Its name first, then other words for it. */
  names: readonly string[];
  width: number;
  height: number;
  /** The inside of its SVG. */
  body: string;
}
