import { createPrivateKey, createPublicKey } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { services } from '#server/services.ts';
import {
  type Found,
  judgeDkim,
  judgeDmarc,
  judgeMx,
  judgeSpf,
  type RecordVerdict,
  type Signing,
} from './domain.ts';

const absent = new Set(['ENODATA', 'ENOTFOUND', 'ENONAME']);

/** Asks, and tells 'there is none' from 'nobody answered'. */
async function ask(look: () => Promise<string[]>): Promise<Found> {
  try {
    return await look();
  } catch (error) {
    return error instanceof Error && 'code' in error && absent.has(String(error.code)) ? [] : null;
  }
}

function resolverFor(servers: readonly string[]): Resolver {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return resolver;
}

/** The public half of the key that the site signs with. */
function signingOf(): Signing | null {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: key } = services().env;
  if (!domain || !selector || !key) return null;
  const pem = createPublicKey(createPrivateKey(key));
  return {
    domain: domain.toLowerCase(),
    selector,
    publicKey: pem.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** The domain that a name belongs to, where DMARC looks next: the last two labels. */
const parentOf = (domain: string): string => domain.split('.').slice(-2).join('.');

/** Looks up what the DNS says about the sender's domain and judges it. */
export async function lookUpDomain(): Promise<{ domain: string; verdicts: RecordVerdict[] }> {
  const { env, mail } = services();
  const domain = mail.domain.toLowerCase();
  // Without a sender there is no domain that anybody would send from.
  if (!env.MAIL_FROM) return { domain, verdicts: [] };
  const resolver = resolverFor(env.DNS_SERVERS);
  const txt = (name: string): Promise<Found> =>
    ask(async () => (await resolver.resolveTxt(name)).map((chunks) => chunks.join('')));
  const signing = signingOf();
  const own = `_dmarc.${domain}`;
  const [spf, dkim, dmarc, mx] = await Promise.all([
    txt(domain),
    signing ? txt(`${signing.selector}._domainkey.${signing.domain}`) : [],
    txt(own),
    ask(async () => (await resolver.resolveMx(domain)).map(({ exchange }) => exchange)),
  ]);
  const parent = parentOf(domain);
  const inherits = dmarc?.length === 0 && parent !== domain;
  const smtpHost = env.SMTP_URL ? new URL(env.SMTP_URL).hostname : null;
  return {
    domain,
    verdicts: [
      judgeSpf(domain, spf, smtpHost),
      judgeDkim(domain, signing, dkim),
      inherits
        ? judgeDmarc(parent, `_dmarc.${parent}`, await txt(`_dmarc.${parent}`))
        : judgeDmarc(domain, own, dmarc),
      judgeMx(domain, mx),
    ],
  };
}
