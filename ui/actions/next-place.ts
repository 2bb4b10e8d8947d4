/** Where a key leads in a row of `count` things, round the end; null where it leads nowhere. */
export function nextPlace(key: string, at: number, count: number, direction: 'ltr' | 'rtl'): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (count === 0) return null;
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
