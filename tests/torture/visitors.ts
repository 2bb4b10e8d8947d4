/** What visitors did and were told. */
export interface Visits {
  /** Addresses whose request was answered with success. */
  acknowledged: Set<string>;
  /** Addresses sent at least once. */
  sent: Set<string>;
  /** Answers that were neither success nor a plain 'later'. */
  odd: Map<number, number>;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function press(origin: string, email: string, network: string): Promise<number> {
  const response = await fetch(`${origin}/api/newsletter`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'x-forwarded-for': network },
    body: new URLSearchParams({ email }),
    signal: AbortSignal.timeout(15_000),
  });
  await response.arrayBuffer();
  return response.status;
}

/** One visitor after the other, until told to stop; some press again when the connection broke, as people do. */
export async function visit(
  origin: string,
  name: string,
  visits: Visits,
  isOver: () => boolean,
): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    const email = `${name}-${n}@torture.example`;
    const network = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.${n % 250}`;
    const isPatient = Math.random() < 0.6;
    visits.sent.add(email);
    for (let tries = 0; tries < 40 && !isOver(); tries += 1) {
      const status = await press(origin, email, network).catch(() => 0);
      if (status === 303 || status === 200) {
        visits.acknowledged.add(email);
        break;
      }
      if (status !== 0 && status !== 503) {
        visits.odd.set(status, (visits.odd.get(status) ?? 0) + 1);
        break;
      }
      if (!isPatient) break;
      await pause(100 + Math.random() * 300);
    }
    await pause(Math.random() * 120);
  }
}
