/** The brand's sign: rings seen from the side. */
export function BrandMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" className="shrink-0">
      <g fill="none" stroke="currentColor" strokeWidth="2.6">
        <circle cx="13" cy="13" r="11.4" />
        <ellipse cx="13" cy="13" rx="6.4" ry="11.4" />
        <ellipse cx="13" cy="13" rx="1.6" ry="11.4" />
      </g>
    </svg>
  );
}
