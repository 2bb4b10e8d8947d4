import boot from './shell/boot.ts?inline-script';
import firstTouch from './shell/first-touch.ts?inline-script';
import scriptsAfterPaint from './shell/scripts-after-paint.ts?inline-script';

/** The header that tells the server the nonce of the page's own scripts; it is not sent to browsers. */
export const nonceHeader = 'x-page-nonce';

const withStart = (page: string, script: string, nonce: string): string =>
  page.replace('<head>', () => `<head><script nonce="${nonce}">${script}</script>`);

/** The router's own scripts, put aside until the page has been painted (`shell/scripts-after-paint.ts`). */
const putAside = (page: string): string =>
  page
    .replaceAll('<link rel="modulepreload"', '<link rel="after-paint"')
    .replace(' type="module" async=""', ' type="after-paint"');

/** Adds what must run before the page is drawn; on a reading page the islands' script keeps early clicks. */
export const withBoot = (rendered: string, nonce: string, reading: boolean): string =>
  reading
    ? withStart(rendered, boot, nonce)
    : withStart(putAside(rendered), boot + firstTouch + scriptsAfterPaint, nonce);
