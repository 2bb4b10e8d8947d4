/** How a picture lies in its frame: its size in proportion to fitting, and how far its middle is from the frame's. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** The frame, and the picture as it fits into it, in pixels. */
export interface Fit {
  frame: { width: number; height: number };
  picture: { width: number; height: number };
}

export const fitting: View = { scale: 1, x: 0, y: 0 };
export const maxScale = 5;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The same view, with no ground showing beside a picture that could cover it. */
export function held({ scale, x, y }: View, { frame, picture }: Fit): View {
  const wanted = between(1, scale, maxScale);
  const reachX = Math.max(0, (picture.width * wanted - frame.width) / 2);
  const reachY = Math.max(0, (picture.height * wanted - frame.height) / 2);
  // Adding zero turns the −0 that clamping leaves into 0.
  return { scale: wanted, x: between(-reachX, x, reachX) + 0, y: between(-reachY, y, reachY) + 0 };
}

/** Nearer or further; what lies under the point (from the frame's middle) stays under it. */
export function zoomed(view: View, factor: number, point: { x: number; y: number }, fit: Fit): View {
  const scale = between(1, view.scale * factor, maxScale);
  const grown = scale / view.scale;
  return held(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    fit,
  );
}

/** Drawn along by hand. */
export const moved = (view: View, by: { x: number; y: number }, fit: Fit): View =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y }, fit);

/** Where a swipe of so many pixels leads: a third of the frame, or a quick flick, turns the page. */
export function swiped(distance: number, milliseconds: number, frameWidth: number): -1 | 0 | 1 {
  const speed = Math.abs(distance) / Math.max(1, milliseconds);
  if (Math.abs(distance) < frameWidth / 3 && (speed < 0.4 || Math.abs(distance) < 24)) return 0;
  return distance < 0 ? 1 : -1;
}
