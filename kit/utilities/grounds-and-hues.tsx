const hues = ['cobalt', 'coral', 'sun', 'lime', 'lilac', 'pink', 'mint', 'sky'];

export default function GroundsAndHues() {
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-3 gap-2 text-sm">
        <span className="rounded-input border border-line bg-paper p-4">paper</span>
        <span className="rounded-input border border-line bg-raised p-4">raised</span>
        <span className="rounded-input border border-line bg-sunk p-4">sunk</span>
      </div>
      <ul className="grid grid-cols-4 gap-2 text-sm">
        {hues.map((hue) => (
          <li key={hue} data-hue={hue} className="rounded-input bg-hue px-2 py-4 text-center text-on-hue">
            {hue}
          </li>
        ))}
      </ul>
    </div>
  );
}
