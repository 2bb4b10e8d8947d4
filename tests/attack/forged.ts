import type { Sample } from './fuzz/samples.ts';
import { type Outcome, tallyOf } from './outcome.ts';
import { asCommand, type Probe, sendUntilAdmitted } from './send.ts';
import type { World } from './world.ts';

/** What a browser says of a form that another site sent; the last two come from browsers that say less. */
const marks = (address: string): readonly Readonly<Record<string, string>>[] => [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `${address}.evil.example` },
  { origin: address.replace('http:', 'https:') },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: '', 'sec-fetch-site': 'cross-site' },
  { origin: '', 'sec-fetch-site': 'same-site' },
  { origin: '', referer: 'https://evil.example/form' },
  { origin: '', referer: `${address}.evil.example/` },
];

/** Calls that no cookie opens: a key, a signature or a mailed token does, and any program may send them. */
const withoutCookie = /^\/api\/(v1\/|newsletter\/unsubscribe|notifications\/stop|mail\/|billing\/stripe)/;

/** Calls of the identity service that do not exist: whoever names one is told so, and nothing is changed. */
const unknownCall = /^\/(v1|v2\/accounts|api\/identity)\/019a0000-/;

function bodyOf({ fields, json, bytes, page }: Sample): Pick<Probe, 'body'> & { type: string } {
  if (bytes) return { type: 'application/octet-stream', body: Buffer.from(bytes) };
  if (json !== undefined && !page)
    return { type: 'application/json', body: Buffer.from(JSON.stringify(json)) };
  const form = new URLSearchParams({ ...fields }).toString();
  return { type: 'application/x-www-form-urlencoded', body: Buffer.from(form) };
}

/** Sends everything that changes something as another site would, with the cookies of people who may: all is refused. */
export async function runForged(world: World, samples: readonly Sample[]): Promise<Outcome> {
  const tally = tallyOf('forged requests');
  const changing = new Map(
    samples
      .filter(({ method, path }) => method !== 'GET' && !withoutCookie.test(path) && !unknownCall.test(path))
      .map((sample) => [`${sample.method} ${sample.path.split('?')[0]}`, sample]),
  );
  const probes = [...changing.values()].flatMap((sample) =>
    marks(world.address).flatMap((mark) =>
      (['client', 'staff'] as const).map((who): Probe => {
        const { type, body } = bodyOf(sample);
        const headers = Object.entries({ 'content-type': type, accept: 'text/html', ...mark });
        return {
          method: sample.method,
          path: sample.path,
          who,
          // An empty Origin stands for none.
          headers: Object.fromEntries(headers.filter(([, value]) => value !== '')),
          withoutOrigin: mark.origin === '',
          body,
        };
      }),
    ),
  );
  const sendOn = async () => {
    for (let probe = probes.pop(); probe; probe = probes.pop()) {
      const { status } = await sendUntilAdmitted(world, probe, tally.refused);
      const told = asCommand(world, probe);
      tally.add(status, () => told);
      if (status !== 403) tally.fail(`answered ${status} instead of 403: ${told}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendOn));
  return tally.outcome();
}
