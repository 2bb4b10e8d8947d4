/** Where somebody is inside an application. */
export interface Place {
  /** The parts of its address: ['directory', 'e12']. */
  path: readonly string[];
  /** What is asked of the screen: tab, filter, month. */
  asked: URLSearchParams;
}

/** The place that the end of an address names: '#/directory/e12?tab=leave'. */
export function placeOf(hash: string): Place {
  const [path = '', asked = ''] = hash.startsWith('#/') ? hash.slice(2).split('?') : [];
  return {
    path: path.split('/').filter(Boolean).map(readable),
    asked: new URLSearchParams(asked),
  };
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Somebody wrote the address by hand.
    return part;
  }
}

/** The address of a place, for links: `hrefTo(['directory', 'e12'], { tab: 'leave' })`. */
export function hrefTo(
  path: readonly string[],
  asked: Readonly<Record<string, string | null | undefined>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value);
  const text = query.toString();
  return `#/${path.map(encodeURIComponent).join('/')}${text ? `?${text}` : ''}`;
}
