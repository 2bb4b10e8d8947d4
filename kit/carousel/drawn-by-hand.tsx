const tiles = [
  { href: '/visual-forecasting', name: 'Forecasting', hue: 'sun' },
  { href: '/SEO-Analysis', name: 'SEO analysis', hue: 'coral' },
  { href: '/web-privacy-scanner', name: 'Privacy scanner', hue: 'mint' },
  { href: '/LMS', name: 'Learning', hue: 'sky' },
];

export default function DrawnByHand() {
  return (
    <ul className="flex snap-x snap-mandatory gap-3 overflow-x-auto p-1">
      {tiles.map((tile) => (
        <li key={tile.href} data-hue={tile.hue} className="w-60 shrink-0 snap-start">
          <a href={tile.href} className="hue-block display flex h-36 items-end p-5 text-2xl">
            {tile.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
