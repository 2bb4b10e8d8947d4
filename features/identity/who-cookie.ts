import type { Who } from './schema.ts';

/** The value of the cookie `who` among a document's cookies; null where there is none. */
export const whoTextIn = (cookies: string): string | null => /(?:^|; )who=([^;]*)/.exec(cookies)?.[1] ?? null;

/** Whom the cookie names; null where it is broken or not ours. The inline script, app/shell/boot.ts, has the same rules. */
export function readWho(text: string | null): Who | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    if (typeof value !== 'object' || value === null) return null;
    const { name, initials, staff }: { [key in keyof Who]?: unknown } = value;
    if (typeof name !== 'string' || typeof initials !== 'string') return null;
    if (!name.trim() || !initials.trim()) return null;
    return { name, initials, staff: staff === true };
  } catch {
    return null;
  }
}
