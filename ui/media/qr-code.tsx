import encode from 'qr';

/** The path that draws the dark squares of a code, row by row. */
function squares(data: readonly (readonly boolean[])[]): string {
  return data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
}

/** A text as a code for a camera; dark on white in both themes, because most apps read no other. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const data = encode(text, 'raw', { ecc: 'medium', border: 3 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.length} ${data.length}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-input border border-line bg-white text-ink-light"
    >
      <path d={squares(data)} fill="currentColor" />
    </svg>
  );
}
