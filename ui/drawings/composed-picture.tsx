const parts = [
  ['Ground', 'sand, lower third'],
  ['House', 'behind, left of the middle'],
  ['Bicycle', 'in front, right of the house'],
  ['Sun', 'upper right, half size'],
] as const;

/** A picture put together from drawn parts, and the order of its parts. */
export function ComposedPicture() {
  return (
    <div className="grid lg:grid-cols-[1fr_20rem]">
      <svg
        viewBox="0 0 800 520"
        role="img"
        aria-label="A house, a bicycle in front of it and a sun, made of flat shapes"
        className="block w-full"
      >
        <rect width="800" height="520" fill="var(--sky)" />
        <rect y="370" width="800" height="150" fill="var(--sun)" />
        <circle cx="660" cy="110" r="52" fill="var(--coral)" />
        <path d="M150 200L290 100L430 200Z" fill="var(--ink-light)" />
        <rect x="170" y="200" width="240" height="190" fill="var(--pink)" />
        <rect x="205" y="240" width="60" height="60" fill="var(--sky)" />
        <rect x="310" y="270" width="62" height="120" fill="var(--cobalt)" />
        <g
          fill="none"
          stroke="var(--ink-light)"
          strokeWidth="10"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <circle cx="470" cy="400" r="62" />
          <circle cx="650" cy="400" r="62" />
          <path
            d="M470 400L530 300L620 300L560 400ZL530 300M620 300L650 400M605 268L620 300M605 268H640M515 285H548"
            stroke="var(--cobalt)"
          />
        </g>
      </svg>
      <div className="border-t border-line p-5 lg:border-l lg:border-t-0 lg:p-8">
        <p className="rounded-input bg-selected px-4 py-3 text-[.95rem] font-medium">
          “A bicycle before a pink house, morning sun”
        </p>
        <ol className="mt-5 border-t border-line">
          {parts.map(([name, where], index) => (
            <li key={name} className="flex gap-3 border-b border-line py-2.5 text-[.95rem]">
              <span className="font-mono text-sm text-mute">{index + 1}</span>
              <span>
                <span className="font-medium">{name}</span>
                <span className="block text-sm text-mute">{where}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
