import { expect } from '@playwright/test';
import { site } from './identity-site.ts';

/** Books an introduction for somebody in the next weeks. */
export async function bookIntroduction(name: string, email: string): Promise<void> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({ type: 'introduction', from: day(7), to: day(20), zone: 'UTC' });
  const answer = await fetch(`${site.address}/api/booking/slots?${query}`);
  const { days } = (await answer.json()) as { days: Record<string, string[]> };
  // Other journeys book at the same moment: whoever finds a time taken takes another.
  const starts = Object.values(days).flatMap((times) => times.slice(0, 1));
  let status = 0;
  for (const start of starts) {
    const booked = await fetch(`${site.address}/book_an_appointment`, {
      method: 'POST',
      headers: { Origin: site.address },
      redirect: 'manual',
      body: new URLSearchParams({ intent: 'book', type: 'introduction', start, zone: 'UTC', name, email }),
    });
    status = booked.status;
    if (status !== 409) break;
  }
  expect(status).toBe(303);
}
