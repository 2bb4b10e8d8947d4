// Makes the short film of the site: pictures of its own pages, panned by ffmpeg, with captions beside it.
// node art/walk.ts [address]; without an address the built site is started. Needs ffmpeg with libvpx.
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openBrowser } from '../scripts/test/browser.ts';
import { startSite } from '../scripts/test/site.ts';

const scenes = [
  { path: '/', words: 'The studio’s own site, as it is today.' },
  { path: '/demos', words: 'Seventeen case studies, one for each kind of work.' },
  { path: '/case-studies/route-optimization', words: 'One of them plans rounds with 200 stops.' },
  { path: '/booking', words: 'You book a call by choosing half an hour.' },
  { path: '/ui', words: 'And here are the components it is all made of.' },
];
const width = 1280;
const height = 720;
/** How far down a page the camera goes, how long it takes, and how long two scenes overlap. */
const pan = 520;
const seconds = 3.4;
const overlap = 0.4;

const out = join(import.meta.dirname, 'out/walk');
const shown = join(import.meta.dirname, '../public/media');
const picture = (index: number) => join(out, `${index}.png`);
await mkdir(out, { recursive: true });
await mkdir(shown, { recursive: true });

const given = process.argv[2];
const site = given ? { address: given, stop: async () => {} } : await startSite();
const browser = await openBrowser();
const page = await browser.newPage({
  viewport: { width, height: height + pan },
  reducedMotion: 'reduce',
  colorScheme: 'light',
  bypassCSP: true,
});
for (const [index, { path }] of scenes.entries()) {
  await page.goto(site.address + path, { waitUntil: 'load', timeout: 90_000 });
  await page.addStyleTag({ content: '[data-floating] { display: none !important }' });
  await page.waitForTimeout(1000);
  await page.screenshot({ path: picture(index) });
}
await browser.close();
await site.stop();

// The camera starts and ends gently; each scene fades into the next.
const eased = `(1-cos(PI*min(1,max(0,(t-0.5)/${seconds - 1}))))/2`;
const moves = scenes.map(
  (_, index) => `[${index}:v]crop=${width}:${height}:0:'${pan}*${eased}',format=yuv420p,setsar=1[s${index}]`,
);
const fades = scenes.slice(1).map((_, index) => {
  const before = index === 0 ? '[s0]' : `[f${index - 1}]`;
  const at = (index + 1) * (seconds - overlap);
  return `${before}[s${index + 1}]xfade=duration=${overlap}:offset=${at}[f${index}]`;
});
// The text is read from the captions; the pictures only have to be recognised.
const smaller = `[f${scenes.length - 2}]scale=960:540[film]`;
const ffmpeg = (...words: string[]) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...words]);
ffmpeg(
  ...scenes.flatMap((_, index) => [
    '-loop',
    '1',
    '-framerate',
    '24',
    '-t',
    String(seconds),
    '-i',
    picture(index),
  ]),
  ...['-filter_complex', [...moves, ...fades, smaller].join(';'), '-map', '[film]'],
  ...['-c:v', 'libvpx-vp9', '-crf', '44', '-b:v', '0', '-row-mt', '1', '-cpu-used', '5', '-an'],
  join(shown, 'walk.webm'),
);

await sharp(picture(0))
  .extract({ left: 0, top: 0, width, height })
  .avif({ quality: 55 })
  .toFile(join(shown, 'walk.avif'));

const clock = (at: number) => `00:00:${at.toFixed(3).padStart(6, '0')}`;
const cues = scenes.map(({ words }, index) => {
  const from = index * (seconds - overlap);
  return `${clock(from)} --> ${clock(from + seconds - overlap)}\n${words}`;
});
await writeFile(join(shown, 'walk.vtt'), `WEBVTT\n\n${cues.join('\n\n')}\n`);
