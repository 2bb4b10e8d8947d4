import { AppError } from '#server/errors.ts';
import { fetchForVisitor } from '#server/fetch/for-visitors.ts';
import { inThread } from '#server/tools/in-thread.ts';
import forecastThread from './forecast.thread.ts?thread';
import type { TextForecast, TextJob } from './forecast-text.ts';

interface AddressJob {
  address: string;
  column: string;
  steps: number;
}

const unreadable = (message: string): AppError => new AppError({ status: 422, code: 'unreadable', message });

/** Forecasts the figures of a CSV file on the internet, read again each time; throws what is in the way, in words for people. */
export async function forecastAddress(
  { address, ...job }: AddressJob,
  { visitor, signal }: { visitor: string; signal: AbortSignal },
): Promise<TextForecast> {
  const fetched = await fetchForVisitor(visitor, address, { signal });
  const { host, pathname } = new URL(fetched.address);
  if (fetched.status >= 400)
    throw unreadable(`${host} answered with status ${fetched.status} instead of the file.`);
  if (/^text\/html/i.test(fetched.headers['content-type']?.[0] ?? ''))
    throw unreadable('This address leads to a web page. Enter the address of the CSV file itself.');
  const name = pathname.split('/').at(-1) || host;
  const textJob: TextJob = { ...job, name, text: fetched.text };
  return inThread<TextForecast>(forecastThread, textJob, { signal });
}
