import type { Who } from './schema.ts';

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
