/** A number from -1 to 1 that looks random and is the same on every server. */
export function plusMinus(seed: number): number {
  const mixed = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return (mixed - Math.floor(mixed)) * 2 - 1;
}
