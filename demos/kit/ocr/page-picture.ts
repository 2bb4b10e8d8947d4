/** A page as a picture, with how many of its pixels make one of the page's own units. */
export interface PagePicture {
  canvas: HTMLCanvasElement;
  pixels: number;
}
