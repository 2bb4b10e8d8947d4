import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { Hono } from 'hono';
import satori from 'satori';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { addressAt, changedWords } from '#app/site-map/addresses.server.ts';
import { screenCardAt } from '#content/social-cards.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import displayFont from '#ui/tokens/fonts/card-display.ttf?url';
import textFont from '#ui/tokens/fonts/card-text.ttf?url';
import { SocialCard } from './social-card.tsx';

const png = (body: Uint8Array<ArrayBuffer>, seconds: number) =>
  new Response(body, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${seconds}` },
  });

let fonts: Promise<[Buffer, Buffer]> | undefined;
const inBuild = (address: string) => readFile(join(services().env.BUILD_DIR, 'client', address));
function cardFonts(): Promise<[Buffer, Buffer]> {
  fonts ??= Promise.all([inBuild(displayFont), inBuild(textFont)]);
  return fonts;
}

/** The picture of what runs on the page, as the address that the card's renderer reads. */
async function screenFor(path: string): Promise<string | null> {
  const address = screenCardAt(path);
  return address ? `data:image/jpeg;base64,${(await inBuild(address)).toString('base64')}` : null;
}

async function cardFor(
  path: string,
): Promise<{ hash: string; draw: () => Promise<Uint8Array<ArrayBuffer>> }> {
  const words = (await addressAt(path)) ?? changedWords(path);
  const facts = pageFacts(new URL(path, services().env.PUBLIC_URL), words);
  const hash = facts.card;
  const draw = async () => {
    const [display, text] = await cardFonts();
    const screen = await screenFor(facts.canonical);
    const svg = await satori(
      <SocialCard title={facts.title} hue={facts.hue} brand={readSettings().brand.name} screen={screen} />,
      {
        width: 1200,
        height: 630,
        fonts: [
          { name: 'Display', data: display, weight: 600 },
          { name: 'Text', data: text, weight: 400 },
        ],
      },
    );
    return new Uint8Array(new Resvg(svg).render().asPng());
  };
  return { hash, draw };
}

const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="#2433ff"/><g fill="none" stroke="#fff" stroke-width="4"><circle cx="32" cy="32" r="18"/><ellipse cx="32" cy="32" rx="10" ry="18"/><ellipse cx="32" cy="32" rx="3" ry="18"/></g></svg>`;

/** The social cards, drawn at the first request and kept by what is on them, and the brand's icons. */
export function pictureRoutes(): Hono {
  return new Hono()
    .get('/og/:file', async (context) => {
      const path = context.req.query('path') ?? '';
      const { hash, draw } = await cardFor(path);
      if (context.req.param('file') !== `${hash}.png`)
        return context.redirect(`/og/${hash}.png?path=${encodeURIComponent(path)}`, 302);
      const folder = join(services().env.DATA_DIR, 'cards');
      const kept = join(
        folder,
        `${createHash('sha256').update(`${hash}${path}`).digest('hex').slice(0, 24)}.png`,
      );
      try {
        return png(new Uint8Array(await readFile(kept)), 31_536_000);
      } catch {
        const drawn = await draw();
        await mkdir(folder, { recursive: true });
        await writeFile(kept, drawn);
        return png(drawn, 31_536_000);
      }
    })
    .get(
      '/icon.svg',
      () =>
        new Response(markSvg, {
          headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
        }),
    )
    .get('/favicon.ico', () => png(icon(48), 86_400))
    .get('/:icon{icon-(180|192|512)\\.png}', (context) =>
      png(icon(Number(context.req.param('icon').replace(/\D/g, ''))), 86_400),
    );
}

const icon = (size: number) =>
  new Uint8Array(new Resvg(markSvg, { fitTo: { mode: 'width', value: size } }).render().asPng());
