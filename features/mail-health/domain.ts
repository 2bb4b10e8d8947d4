/** How one record of a domain stands: as it should, working but weak, absent, wrong, or not to be learned right now. */
export type RecordState = 'good' | 'weak' | 'missing' | 'wrong' | 'unknown';

/** What was found of one record, in words, with what to set. */
export interface RecordVerdict {
  name: 'SPF' | 'DKIM' | 'DMARC' | 'MX';
  /** Where it stands in the DNS. */
  at: string;
  state: RecordState;
  found: string[];
  words: string;
  /** What to enter, where something should change. */
  set: string | null;
}

/** What a look-up gave: the records, an empty list for none, null where nobody answered. */
export type Found = readonly string[] | null;

const unanswered = 'No name server answered. Try again in a while.';

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
      words: `${domain} does not say which servers may send its mail, so receivers cannot tell yours from anybody’s.`,
      set,
    };
  if (found.length > 1)
    return {
      ...base,
      found,
      state: 'wrong',
      words:
        'There are several records. The standard allows one: receivers treat this as an error. Join them.',
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
      words: `The record asks for ${lookups} look-ups; after ten receivers give up. Name fewer others.`,
      set: null,
    };
  if (all === '+' || all === '')
    return {
      ...base,
      found,
      state: 'wrong',
      words: 'The record ends in “all” without a sign: it lets everybody send in your name.',
      set: record.replace(/\s\+?all(?=\s|$)/i, ' ~all'),
    };
  if (all === '?' || (all === undefined && !/redirect=/i.test(record)))
    return {
      ...base,
      found,
      state: 'weak',
      words: 'The record does not say what to think of other servers.',
      set: all === '?' ? record.replace(/\?all/i, '~all') : `${record} ~all`,
    };
  return {
    ...base,
    found,
    state: 'good',
    words:
      'The domain says which servers may send its mail. Whether your mail server is among them is for you to compare.',
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
        'The site does not sign its mails itself. Your mail server may: look for “DKIM-Signature” in a mail you received. Otherwise set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY.',
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
        'The mails are signed, but the key to check them by is not published: receivers count that as a broken signature.',
      set,
    };
  if (!keys.includes(signing.publicKey))
    return {
      ...base,
      found,
      state: 'wrong',
      words: 'Another key is published than the one the site signs with: every signature fails.',
      set,
    };
  if (!isAligned(sender, signing.domain))
    return {
      ...base,
      found,
      state: 'weak',
      words: `The signature is good, but it is ${signing.domain}’s and the mails come from ${sender}: DMARC does not count it.`,
      set: null,
    };
  return {
    ...base,
    found,
    state: 'good',
    words: 'The published key is the one the site signs with.',
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
        'The domain does not say what to do with mail that only pretends to be yours. Large receivers ask for this record.',
      set: `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`,
    };
  if (found.length > 1)
    return {
      ...base,
      found,
      state: 'wrong',
      words: 'There are several records, so receivers use none. Keep one.',
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
        ? 'Receivers only report and let everything through. Once the reports show your mail passing, ask for quarantine.'
        : 'Receivers let everything through and report to nobody. Name an address for reports first.',
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
        ? 'Mail that pretends to be yours is turned away.'
        : 'Mail that pretends to be yours goes to the spam folder.',
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
        'The domain takes no mail, so nobody learns of answers and of mails that came back. Some receivers refuse such senders.',
      set: null,
    };
  return {
    ...base,
    state: 'good',
    found: [...mx],
    words: 'The domain takes mail: what comes back arrives there.',
    set: null,
  };
}
