const grounds = [
  ['paper', 'bg-paper', 'Page background'],
  ['raised', 'bg-raised', 'Cards and fields'],
  ['sunk', 'bg-sunk', 'Code and slider tracks'],
  ['selected', 'bg-selected', 'Selected row'],
];
const inks = [
  ['ink', 'text-ink', 'Main text'],
  ['mute', 'text-mute', 'Secondary text'],
  ['accent', 'text-accent', 'Links'],
  ['danger', 'text-danger', 'Errors'],
  ['warning', 'text-warning', 'Warnings'],
  ['done', 'text-done', 'Done'],
];
const hues = ['cobalt', 'coral', 'sun', 'lime', 'lilac', 'pink', 'mint', 'sky'];

export default function GroundsAndHues() {
  return (
    <div className="grid gap-5">
      <ul className="grid grid-cols-2 gap-2 @2xl:grid-cols-4">
        {grounds.map(([name, ground, use]) => (
          <li key={name} className={`rounded-input border border-line p-4 ${ground}`}>
            <span className="mono-label block">{ground}</span>
            <span className="text-sm text-mute">{use}</span>
          </li>
        ))}
      </ul>
      <ul className="grid gap-x-6 gap-y-1 @sm:grid-cols-2 @2xl:grid-cols-3">
        {inks.map(([name, ink, use]) => (
          <li key={name} className="flex items-baseline justify-between gap-3 border-b border-line py-2">
            <span className={`font-medium ${ink}`}>{use}</span>
            <span className="mono-label text-mute">{ink}</span>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-2 @2xl:grid-cols-4">
        {hues.map((hue) => (
          <li key={hue} data-hue={hue} className="rounded-input bg-hue px-4 pb-4 pt-9 text-on-hue">
            <span className="mono-label">{hue}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
