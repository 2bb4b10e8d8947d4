/** A line as a hand without a ruler would draw it; the seed makes each one different. */
export function Rule({ seed }: { seed: number }) {
  const height = (index: number) => Math.round((6 + 4 * Math.sin(seed * 7.3 + index * 2.1)) * 100) / 100;
  const waves = Array.from({ length: 6 }, (_, index) => {
    const x = index * 66;
    return `C${x + 33} ${height(index)} ${x + 33} ${height(index + 1)} ${x + 66} ${height(index + 1)}`;
  });
  return (
    <svg viewBox="0 0 400 12" preserveAspectRatio="none" className="rule" aria-hidden="true">
      <path d={`M0 ${height(0)}${waves.join('')}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
