import { join } from 'node:path';
import { rolldown } from 'rolldown';

const styles = `
  body { margin: 40px; font: 15px/1.5 sans-serif }
  .row {
    position: absolute; inset: 0 0 auto; height: 44px; box-sizing: border-box; border-bottom: 1px solid #ddd;
    display: grid; align-items: center; grid-template-columns: 52px 1fr 176px 136px 88px 80px 96px;
  }`;

/** A page that holds the plain list and nothing else, bundled as the site's own scripts are. */
export async function peerPage(): Promise<string> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'plain-list.tsx'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ minify: true, format: 'esm' });
  await bundle.close();
  const code = output[0].code.replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset="utf-8"><title>Plain list</title><style>${styles}</style><div id="place"></div><script type="module">${code}</script>`;
}
