import { resolvePath } from './resolve.server.ts';

/** Whether visitors can record on the page at this address. */
export function usesMicrophone(pathname: string): boolean {
  const found = resolvePath(pathname);
  if (found.is !== 'page') return false;
  const { microphone = [] } = found.page;
  return microphone === true || microphone.includes(pathname);
}
