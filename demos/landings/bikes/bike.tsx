/** A city bike in one line weight, as a sign would show it. */
export function Bike({ className = 'bike' }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 150" className={className} aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="7" strokeLinejoin="miter">
        <circle cx="50" cy="100" r="44" />
        <circle cx="190" cy="100" r="44" />
        <path d="M50 100 88 42h76l26 58M164 42l-10-26h26M88 42l30 58H50M118 100l46-58M88 42l-6-18M68 22h30" />
      </g>
    </svg>
  );
}
