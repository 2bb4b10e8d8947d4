import { resolvePath } from './resolve.server.ts';

/**
 * Whether the page at this address is read, and so needs no router. While developing every page hydrates: the files
 * that islands wake from exist in a build alone.
 */
export function isRead(pathname: string): boolean {
  if (import.meta.env.DEV) return false;
  const found = resolvePath(pathname);
  return found.is !== 'page' || found.page.hydrate === 'none';
}
