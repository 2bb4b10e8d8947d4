import boot from './shell/boot.ts?inline-script';
import firstTouch from './shell/first-touch.ts?inline-script';

/** The header by which the server learns which nonce the page's own scripts carry; it never leaves the house. */
export const nonceHeader = 'x-page-nonce';

/** Adds what must run before the page is drawn; a page that is read keeps early presses by the script of its islands. */
export const withBoot = (rendered: string, nonce: string, reading: boolean): string =>
  rendered.replace(
    '<head>',
    () => `<head><script nonce="${nonce}">${boot}${reading ? '' : firstTouch}</script>`,
  );
