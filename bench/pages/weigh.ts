import { openBrowser } from '../../scripts/test/browser.ts';
import { inlineScript } from '../../tests/e2e/page.ts';

export interface Weight {
  requests: number;
  document: number;
  stylesheet: number;
  script: number;
  font: number;
  image: number;
  inlineScript: number;
  shift: number;
}

/** What a page loads by itself, in bytes over the wire, and how far it moves while doing so. */
export async function weigh(url: string): Promise<Weight> {
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const weight: Weight = {
    requests: 0,
    document: 0,
    stylesheet: 0,
    script: 0,
    font: 0,
    image: 0,
    inlineScript: 0,
    shift: 0,
  };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    weight.requests += 1;
    if (
      kind === 'document' ||
      kind === 'stylesheet' ||
      kind === 'script' ||
      kind === 'font' ||
      kind === 'image'
    )
      weight[kind] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  weight.inlineScript = inlineScript(await (await fetch(url)).text());
  weight.shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  await browser.close();
  return weight;
}
