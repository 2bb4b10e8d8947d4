/** One step of a pagination: a page, or a gap over several. */
type PageStep = { page: number } | { gap: readonly [number, number] };

/** The pages to be shown: the first, the last and those around the present one; a gap of one page is that page. */
export function pageSteps(page: number, pages: number, around = 1): PageStep[] {
  const shown = [
    ...new Set([1, pages, ...Array.from({ length: 2 * around + 1 }, (_, i) => page - around + i)]),
  ]
    .filter((each) => each >= 1 && each <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((each, index): PageStep[] => {
    const before = shown[index - 1] ?? each - 1;
    const missing = each - before - 1;
    if (missing === 0) return [{ page: each }];
    if (missing === 1) return [{ page: each - 1 }, { page: each }];
    return [{ gap: [before + 1, each - 1] }, { page: each }];
  });
}
