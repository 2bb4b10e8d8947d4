const fills = [
  ['oklch(0.49 0.275 267)', 'white'],
  ['oklch(0.7 0.195 38)', 'oklch(0.17 0.03 60)'],
  ['oklch(0.8 0.14 165)', 'oklch(0.17 0.03 60)'],
  ['oklch(0.8 0.13 355)', 'oklch(0.17 0.03 60)'],
  ['oklch(0.45 0.13 150)', 'white'],
  ['oklch(0.83 0.1 298)', 'oklch(0.17 0.03 60)'],
  ['oklch(0.42 0.15 20)', 'white'],
  ['oklch(0.84 0.09 235)', 'oklch(0.17 0.03 60)'],
] as const;

/** The colours of the person at this place of the list; the same wherever the person is shown. */
export const faceColours = (place: number) => fills[place % fills.length] ?? fills[0];

/** A person as a disc with an initial. The name is beside it, or in the label of the element it is part of. */
export function Face({ name, place }: { name: string; place: number }) {
  const [background, color] = faceColours(place);
  return (
    <i className="face" aria-hidden="true" style={{ background, color }}>
      {name.trim().slice(0, 1).toUpperCase() || '?'}
    </i>
  );
}
