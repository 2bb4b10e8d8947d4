import type { Page } from '@playwright/test';

/** Watches a page, from its next opening on, for what moves without anybody having touched it. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: string[] = [];
    // A browser counts keys as touching a page; what a test fills in comes without any.
    let typed = Number.NEGATIVE_INFINITY;
    addEventListener(
      'input',
      ({ timeStamp }) => {
        typed = timeStamp;
      },
      true,
    );
    const said = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
      `${(node?.textContent ?? '').slice(0, 60)} ${Math.round(previousRect.y)} → ${Math.round(currentRect.y)}`;
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && startTime - typed > 500)
          shifts.push(`${value.toFixed(4)}: ${sources.map(said).join(' | ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
