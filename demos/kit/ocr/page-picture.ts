/** A page as a picture, with how many of its pixels make one of the page's own units. */
export interface PagePicture {
  canvas: HTMLCanvasElement;
  pixels: number;
  /** How many pixels of the scan itself make one of these units; null where the page is no scan. */
  scannedAt: number | null;
}
