/** How one record of a domain stands: as it should, working but weak, absent, wrong, or not to be learned right now. */
export type RecordState = 'good' | 'weak' | 'missing' | 'wrong' | 'unknown';

/** What was found of one record, in words, with what to set. */
export interface RecordVerdict {
  name: 'SPF' | 'DKIM' | 'DMARC' | 'MX';
  /** The name in the DNS where the record is. */
  at: string;
  state: RecordState;
  found: string[];
  words: string;
  /** What to enter, where something should change. */
  set: string | null;
}

/** The result of a look-up: the records, an empty list if there are none, or null if no server answered. */
export type Found = readonly string[] | null;

const unanswered = 'No name server answered. Try again in a few minutes.';

const parts = (record: string): Map<string, string> =>
  new Map(
    record.split(';').flatMap((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const];
    }),
  );

/** Whether the domain says which servers may send its mail. */
export function judgeSpf(domain: string, txt: Found, smtpHost: string | null): RecordVerdict {
  const base = { name: 'SPF', at: domain } as const;
  if (!txt) return { ...base, state: 'unknown', found: [], words: unanswered, set: null };
  const found = txt.filter((record) => /^v=spf1(\s|$)/i.test(record));
  const set = `v=spf1 ${smtpHost ? `a:${smtpHost}` : 'mx'} ~all`;
  if (found.length === 0)
    return {
      ...base,
      found,
      state: 'missing',
      words: `${domain} doesn’t say which servers may send email for it, so receivers can’t tell whether an email is really from you.`,
      set,
    };
  if (found.length > 1)
    return {
      ...base,
      found,
      state: 'wrong',
      words: 'There are several SPF records. Receivers treat this as an error, so combine them into one.',
      set: null,
    };
  const record = found[0] ?? '';
  const lookups =
    record.match(/(?:^|\s)[+~?-]?(?:include:|a(?=[\s:/]|$)|mx(?=[\s:/]|$)|ptr|exists:|redirect=)/gi)
      ?.length ?? 0;
  const all = /\s([+~?-]?)all(?:\s|$)/i.exec(record)?.[1];
  if (lookups > 10)
    return {
      ...base,
      found,
      state: 'wrong',
      words: `The record needs ${lookups} look-ups, and receivers stop after ten. Remove some of the entries that need a look-up.`,
      set: null,
    };
  if (all === '+' || all === '')
    return {
      ...base,
      found,
      state: 'wrong',
      words: 'The record ends in “all” without a sign, so any server may send email in your name.',
      set: record.replace(/\s\+?all(?=\s|$)/i, ' ~all'),
    };
  if (all === '?' || (all === undefined && !/redirect=/i.test(record)))
    return {
      ...base,
      found,
      state: 'weak',
      words: 'The record doesn’t say what receivers should do with email from other servers.',
      set: all === '?' ? record.replace(/\?all/i, '~all') : `${record} ~all`,
    };
  return {
    ...base,
    found,
    state: 'good',
    words:
      'The domain says which servers may send email for it. Please check that your mail server is one of them.',
    set: null,
  };
}

/** What the site signs with, as far as it does. */
export interface Signing {
  domain: string;
  selector: string;
  /** The public half of its key, in base64. */
  publicKey: string;
}

/** Whether receivers can check the signature under our mails. */
export function judgeDkim(sender: string, signing: Signing | null, txt: Found): RecordVerdict {
  if (!signing)
    return {
      name: 'DKIM',
      at: sender,
      state: 'weak',
      found: [],
      words:
        'The site doesn’t sign its emails. If your mail server does, an email you received will contain “DKIM-Signature”; if not, set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY.',
      set: null,
    };
  const base = { name: 'DKIM', at: `${signing.selector}._domainkey.${signing.domain}` } as const;
  const set = `v=DKIM1; k=rsa; p=${signing.publicKey}`;
  if (!txt) return { ...base, state: 'unknown', found: [], words: unanswered, set: null };
  const found = txt.filter((record) => parts(record).has('p'));
  const keys = found.map((record) => (parts(record).get('p') ?? '').replaceAll(/\s/g, ''));
  if (found.length === 0)
    return {
      ...base,
      found: [...txt],
      state: 'missing',
      words:
        'The site signs its emails, but the public key isn’t published, so receivers treat the signature as broken.',
      set,
    };
  if (!keys.includes(signing.publicKey))
    return {
      ...base,
      found,
      state: 'wrong',
      words: 'The published key isn’t the one the site signs with, so every signature fails.',
      set,
    };
  if (!isAligned(sender, signing.domain))
    return {
      ...base,
      found,
      state: 'weak',
      words: `The signature is valid, but it belongs to ${signing.domain} while the emails come from ${sender}, so DMARC ignores it.`,
      set: null,
    };
  return {
    ...base,
    found,
    state: 'good',
    words: 'The published key matches the one the site signs with.',
    set: null,
  };
}

const isAligned = (sender: string, signed: string): boolean =>
  sender === signed || sender.endsWith(`.${signed}`) || signed.endsWith(`.${sender}`);

/** What receivers are asked to do with mail that fails both. */
export function judgeDmarc(domain: string, at: string, txt: Found): RecordVerdict {
  const base = { name: 'DMARC', at } as const;
  if (!txt) return { ...base, state: 'unknown', found: [], words: unanswered, set: null };
  const found = txt.filter((record) => /^v=DMARC1\s*(;|$)/i.test(record));
  if (found.length === 0)
    return {
      ...base,
      found,
      state: 'missing',
      words:
        'The domain doesn’t say what to do with email that pretends to be from you. Large email services expect this record.',
      set: `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`,
    };
  if (found.length > 1)
    return {
      ...base,
      found,
      state: 'wrong',
      words: 'There are several DMARC records, so receivers ignore them all. Keep only one.',
      set: null,
    };
  const fields = parts(found[0] ?? '');
  const policy = fields.get('p')?.toLowerCase();
  if (!policy || !['none', 'quarantine', 'reject'].includes(policy))
    return {
      ...base,
      found,
      state: 'wrong',
      words: 'The record names no policy (p=none, quarantine or reject), so receivers ignore it.',
      set: `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`,
    };
  if (policy === 'none')
    return {
      ...base,
      found,
      state: 'weak',
      words: fields.has('rua')
        ? 'Receivers let everything through and send you reports. Once the reports show that your email passes, change the policy to quarantine.'
        : 'Receivers let everything through and send no reports. Add an address for reports first.',
      set: fields.has('rua')
        ? (found[0] ?? '').replace(/p=none/i, 'p=quarantine')
        : `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`,
    };
  return {
    ...base,
    found,
    state: 'good',
    words:
      policy === 'reject'
        ? 'Receivers are asked to reject email that pretends to be from you.'
        : 'Receivers are asked to put email that pretends to be from you into the spam folder.',
    set: null,
  };
}

/** Whether what comes back reaches anybody. */
export function judgeMx(domain: string, mx: Found): RecordVerdict {
  const base = { name: 'MX', at: domain } as const;
  if (!mx) return { ...base, state: 'unknown', found: [], words: unanswered, set: null };
  if (mx.length === 0)
    return {
      ...base,
      state: 'weak',
      found: [],
      words:
        'The domain can’t receive email, so replies and bounces are lost. Some receivers refuse such senders.',
      set: null,
    };
  return {
    ...base,
    state: 'good',
    found: [...mx],
    words: 'The domain can receive email, so replies and bounces arrive.',
    set: null,
  };
}
