import { openBrowser } from '../scripts/test/browser.ts';
import { startSite } from '../scripts/test/site.ts';
import { fullAccounting } from './demos/full-accounting.ts';
import { fullCertificates } from './demos/full-certificates.ts';
import { fullCircle } from './demos/full-circle.ts';
import { fullCounselling } from './demos/full-counselling.ts';
import { fullCrm } from './demos/full-crm.ts';
import { fullHealth } from './demos/full-health.ts';
import { fullHiring } from './demos/full-hiring.ts';
import { fullLearning } from './demos/full-learning.ts';
import { fullPeople } from './demos/full-people.ts';
import { measureApplication, tellInteractions } from './demos/interactions.ts';
import { type Scene, scenes } from './demos/scenes.ts';
import { printTable } from './print.ts';
import { writeProof } from './proof.ts';
import { categories, type FrameCosts, frameMark, readTrace } from './table/read-trace.ts';

const applications = [
  fullPeople,
  fullHiring,
  fullLearning,
  fullCertificates,
  fullCrm,
  fullCircle,
  fullAccounting,
  fullHealth,
  fullCounselling,
];
const steps = 180;
const viewport = { width: 1440, height: 900 };

/** Does the action once in every frame, and marks the frames. Runs in the page. */
function work({
  target,
  gesture,
  count,
  mark,
}: NonNullable<Scene['hand']> & { count: number; mark: string }): Promise<void> {
  const part = document.querySelector(target);
  if (!part) throw new Error(`There is no ${target}`);
  const box = part.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (gesture === 'drag')
    part.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, clientX: x, clientY: y, pointerType: 'mouse' }),
    );
  return new Promise<void>((done) => {
    let at = 0;
    const step = () => {
      performance.mark(mark);
      const there = Math.floor(at / 20) % 2 === 0;
      if (gesture === 'arrow')
        part.dispatchEvent(
          new KeyboardEvent('keydown', { key: there ? 'ArrowLeft' : 'ArrowRight', bubbles: true }),
        );
      else if (gesture === 'wheel')
        part.dispatchEvent(
          new WheelEvent('wheel', {
            deltaY: there ? -30 : 30,
            clientX: x,
            clientY: y,
            bubbles: true,
            cancelable: true,
          }),
        );
      else if (gesture === 'hover')
        part.dispatchEvent(
          new PointerEvent('pointermove', {
            bubbles: true,
            clientX: box.left + ((at * 5) % box.width),
            clientY: y,
            pointerType: 'mouse',
          }),
        );
      else
        window.dispatchEvent(
          new PointerEvent('pointermove', {
            clientX: x + at,
            clientY: y + 10 + ((at * 3) % 200),
            pointerType: 'mouse',
          }),
        );
      at += 1;
      if (at < count) requestAnimationFrame(step);
      else done();
    };
    requestAnimationFrame(step);
  });
}

/** Marks every frame until the page is told to stop. Runs in the page. */
function watch(mark: string): void {
  const step = () => {
    performance.mark(mark);
    if (!('watched' in document.documentElement.dataset)) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

async function measure(address: string, scene: Scene): Promise<FrameCosts> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport });
    await page.goto(address + scene.path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await scene.prepare(page);
    await browser.startTracing(page, { categories });
    if (scene.hand) await page.evaluate(work, { ...scene.hand, count: steps, mark: frameMark });
    if (scene.act) {
      await page.evaluate(watch, frameMark);
      await scene.act(page);
      await page.evaluate(() => {
        document.documentElement.dataset.watched = '';
      });
    }
    return readTrace(await browser.stopTracing());
  } finally {
    await browser.close();
  }
}

/** The demos with as much in them as they promise to carry: what a frame costs while a hand is at work. */
export async function bench({ write, only }: { write: boolean; only?: string[] }): Promise<void> {
  const site = await startSite();
  const measured: { scene: Scene; costs: FrameCosts }[] = [];
  const isWanted = (id: string) => only?.some((part) => id.includes(part)) ?? true;
  try {
    for (const scene of scenes.filter(({ id }) => isWanted(id)))
      measured.push({ scene, costs: await measure(site.address, scene) });
    await tellScenes(measured, write);
    for (const application of applications) {
      const interactions = await measureApplication(site.address, application, isWanted);
      if (interactions.length > 0) await tellInteractions(application, interactions, write);
    }
  } finally {
    await site.stop();
  }
}

async function tellScenes(
  measured: readonly { scene: Scene; costs: FrameCosts }[],
  write: boolean,
): Promise<void> {
  if (measured.length === 0) return;
  console.log(
    `\nDemos with as much data as they promise to handle: ${steps} steps, one per frame; while rows are read, every frame`,
  );
  console.log(
    'Figures are ms of main-thread work per frame, measured while tracing; pixels are drawn in software\n',
  );
  printTable(
    ['', 'frames', 'over 16.7', 'median', 'p95', 'worst'],
    measured.map(({ scene, costs }) => [
      scene.name,
      costs.frames,
      `${costs.over.toFixed(1)}%`,
      costs.median.toFixed(1),
      costs.p95.toFixed(1),
      costs.worst.toFixed(1),
    ]),
  );
  if (write)
    await writeProof(
      'npm run bench:demos',
      measured.flatMap(({ scene: { id }, costs }) => [
        { id: `${id}.median`, value: Number(costs.median.toFixed(1)), unit: 'ms' },
        { id: `${id}.p95`, value: Number(costs.p95.toFixed(1)), unit: 'ms' },
        { id: `${id}.over`, value: Number(costs.over.toFixed(1)), unit: '% of frames' },
      ]),
    );
}
