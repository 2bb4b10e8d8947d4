import { resolvePath } from './resolve.server.ts';

/** Whether visitors can record on the page at this address. */
export function usesMicrophone(pathname: string): boolean {
  const found = resolvePath(pathname);
  return found.is === 'page' && found.page.microphone === true;
}
