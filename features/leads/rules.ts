/** Email providers where anyone can have an address, so that the domain says nothing about a company. */
const openDomains = new Set([
  'aol.com',
  'free.fr',
  'gmail.com',
  'gmx.at',
  'gmx.ch',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'orange.fr',
  'outlook.com',
  'posteo.de',
  'proton.me',
  'protonmail.com',
  'qq.com',
  't-online.de',
  'web.de',
  'yahoo.com',
  'yandex.ru',
]);

const domainIn = (emailKey: string): string => emailKey.slice(emailKey.lastIndexOf('@') + 1);

/** The domain that tells somebody's company; null for addresses that everybody can have. */
export function companyDomain(emailKey: string): string | null {
  const domain = domainIn(emailKey);
  return openDomains.has(domain) ? null : domain;
}

/** A name in the form used for comparing: without accents, case, word order and punctuation. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .toSorted()
    .join(' ');

/** A telephone number as it is compared: its last nine digits, however the country is written. */
export const plainPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length >= 7 ? digits.slice(-9) : '';
};

/** An address as it is compared: without what is behind a plus and without points before the @. */
export function plainAddress(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  return `${emailKey.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '')}@${domainIn(emailKey)}`;
}

/** A record as far as it is compared with others. */
interface Comparable {
  id: string;
  name: string;
  phone: string;
  emailKeys: readonly string[];
}

/** Why two records may be one person; null where nothing says so. */
export function likeness(one: Comparable, other: Comparable): string | null {
  const share = (of: (emailKey: string) => string | null) => {
    const theirs = new Set(other.emailKeys.map(of));
    return one.emailKeys.some((key) => of(key) !== null && theirs.has(of(key)));
  };
  if (share(plainAddress)) return 'Very similar email address';
  const phone = plainPhone(one.phone);
  if (phone && phone === plainPhone(other.phone)) return 'Same telephone number';
  const name = plainName(one.name);
  if (name.includes(' ') && name === plainName(other.name))
    return share(companyDomain) ? 'Same name at the same company' : 'Same name';
  return null;
}

/** Whether a date that was agreed on has passed; both as `2026-11-17`. */
export const isPast = (date: string | null, today: string): boolean => date !== null && date < today;
