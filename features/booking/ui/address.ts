/** What the booking page's address can contain. */
export type Asked = Partial<
  Record<
    'type' | 'zone' | 'clock' | 'month' | 'day' | 'start' | 'token' | 'poll' | 'enquiry' | 'from' | 'agenda',
    string
  >
>;

/** An address of a booking page with these choices. */
export function pageWith(path: string, asked: Asked): string {
  const given = Object.entries(asked).filter(([, value]) => value);
  const query = new URLSearchParams(given).toString();
  return query ? `${path}?${query}` : path;
}
