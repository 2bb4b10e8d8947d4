import type { IconData } from '#lib/look/icon-set.ts';
import { type GuardedFetch, makeGuardedFetch } from '#server/fetch/make-guarded-fetch.ts';
import { log } from '#server/log.ts';
import { cleanIcon, pickIcon } from './rules.ts';
import { iconSetSchema } from './schema.ts';

const patienceMs = 3000;
const largestAnswer = 512 * 1024;
const keptHours = 168;
const missedMinutes = 10;
const mostKept = 5000;
const mostAtOnce = 4;

/** The result of asking: `asked` says whether every missing name was actually looked up. */
interface ServiceAnswer {
  icons: ReadonlyMap<string, IconData>;
  asked: boolean;
}

/** Other icon servers, asked in order for icons that the site doesn't have. */
export interface IconServices {
  find: (prefix: string, names: readonly string[]) => Promise<ServiceAnswer>;
}

async function askHost(reach: GuardedFetch, host: string, prefix: string, names: readonly string[]) {
  const answer = await reach(`https://${host}/${prefix}.json?icons=${names.join(',')}`, {
    // A host that sends us elsewhere is no longer the one that was configured.
    redirect: 'error',
    headers: { Accept: 'application/json' },
  });
  const found = new Map<string, IconData>();
  if (answer.status === 404) return found;
  if (!answer.ok) throw new Error(`the answer was ${answer.status}`);
  const set = iconSetSchema.parse(await answer.json());
  if (set.prefix !== prefix) throw new Error('the answer is of another set');
  for (const name of names) {
    const picked = pickIcon(set, name);
    const icon = picked && cleanIcon(picked);
    if (icon) found.set(name, icon);
  }
  return found;
}

const reachFor = (hosts: readonly string[]): GuardedFetch =>
  makeGuardedFetch({
    trusted: hosts.map((host) => `https://${host}`),
    maxBytes: largestAnswer,
    timeoutMs: patienceMs,
  });

/** The services at these hosts; what they gave, and what they had not, is remembered for a while. */
export function makeIconServices(
  hosts: readonly string[],
  { now = Date.now, reach = reachFor(hosts) }: { now?: () => number; reach?: GuardedFetch } = {},
): IconServices {
  const kept = new Map<string, { icon: IconData | null; until: number }>();
  let running = 0;

  function keep(key: string, icon: IconData | null): void {
    kept.delete(key);
    kept.set(key, { icon, until: now() + (icon ? keptHours * 60 : missedMinutes) * 60_000 });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest) kept.delete(oldest);
  }

  async function ask(prefix: string, names: readonly string[]): Promise<ServiceAnswer> {
    const icons = new Map<string, IconData>();
    let asked = true;
    for (const host of hosts) {
      const missing = names.filter((name) => !icons.has(name));
      if (missing.length === 0) break;
      try {
        for (const [name, icon] of await askHost(reach, host, prefix, missing)) icons.set(name, icon);
      } catch (error) {
        asked = false;
        log().warn({ err: error, host, prefix }, 'a service of icons gave no answer');
      }
    }
    for (const name of names) {
      const icon = icons.get(name);
      if (icon || asked) keep(`${prefix}:${name}`, icon ?? null);
    }
    return { icons, asked };
  }

  return {
    async find(prefix, names) {
      if (hosts.length === 0) return { icons: new Map(), asked: true };
      const icons = new Map<string, IconData>();
      const unknown: string[] = [];
      for (const name of names) {
        const known = kept.get(`${prefix}:${name}`);
        if (!known || known.until < now()) unknown.push(name);
        else if (known.icon) icons.set(name, known.icon);
      }
      if (unknown.length === 0) return { icons, asked: true };
      // Names made up by a visitor must not turn this server into a crowd of them at somebody else's door.
      if (running >= mostAtOnce) return { icons, asked: false };
      running += 1;
      try {
        const answer = await ask(prefix, unknown);
        return { icons: new Map([...icons, ...answer.icons]), asked: answer.asked };
      } finally {
        running -= 1;
      }
    },
  };
}
