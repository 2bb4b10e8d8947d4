import type { OffsiteStanding, TrialStanding } from '#features/backups/rules.ts';
import { counted } from '#lib/money/grouped.ts';
import type { GoLiveLine, SiteState } from './line.ts';
import {
  bankLine,
  chatLine,
  clientsLine,
  emailLine,
  eventsLine,
  googleLine,
  peopleLine,
  phoneLine,
  policiesLine,
  quotesLine,
  repositoryLine,
} from './owner-lines.ts';

const needed: Readonly<Record<string, string>> = {
  legalName: 'registered name',
  street: 'street',
  postalCode: 'postal code',
  city: 'town',
  country: 'country',
  responsible: 'who is responsible for the content',
};
const sampleWords = /sample/i;

function samplesLine({ samples: { events, applications, posts } }: SiteState): GoLiveLine {
  const found = [
    ...(events ? [counted(events, 'event', 'events')] : []),
    ...(applications ? [counted(applications, 'application', 'applications')] : []),
    ...(posts ? [counted(posts, 'post', 'posts')] : []),
  ];
  return {
    id: 'samples',
    name: 'Sample content',
    says: found.length > 0 ? `${found.join(', ')} came with the site and are public.` : 'None is public.',
    isDone: found.length === 0,
  };
}

function legalLine({ company }: SiteState): GoLiveLine {
  const missing = Object.entries(needed).flatMap(([field, words]) =>
    !company[field]?.trim() || sampleWords.test(company[field]) ? [words] : [],
  );
  return {
    id: 'legal',
    name: 'Legal data',
    says:
      missing.length > 0
        ? `Missing: ${missing.join(', ')}. Until it is set, the imprint and the policies name the brand and no company.`
        : 'The imprint and the policies name whoever runs the site.',
    isDone: missing.length === 0,
    href: '/admin-panel/settings#company',
  };
}

function pricesLine({ pricesAreOwn }: SiteState): GoLiveLine {
  return {
    id: 'prices',
    name: 'Prices',
    says: pricesAreOwn
      ? 'The rates and ranges were set for this site.'
      : 'The rates and ranges are examples. Set your own, because visitors see them and can work out an estimate.',
    isDone: pricesAreOwn,
    href: '/admin-panel/settings#prices',
  };
}

function hoursLine({ contact: { hours, hoursRead, holidaysAhead } }: SiteState): GoLiveLine {
  const problem = !hoursRead
    ? `“${hours}” cannot be read as hours.`
    : holidaysAhead === 0
      ? 'No holiday is entered for the year ahead.'
      : null;
  return {
    id: 'hours',
    name: 'Hours and holidays',
    says: problem ?? `${hours}, with ${counted(holidaysAhead, 'holiday', 'holidays')} ahead.`,
    isDone: problem === null,
    href: '/admin-panel/settings#contact',
  };
}

function mailLine({ mail: { isSetUp, failed } }: SiteState): GoLiveLine {
  return {
    id: 'mail',
    name: 'Mail',
    says: !isSetUp
      ? 'No mail server is set up: mails stay in the outbox. Set SMTP_URL and MAIL_FROM.'
      : failed > 0
        ? `${counted(failed, 'mail', 'mails')} of the last week failed.`
        : 'A mail server is set up, and no mail of the last week failed.',
    isDone: isSetUp && failed === 0,
    href: '/admin-panel/outbox',
  };
}

function staffLine({ staff: { owners, withoutSecondStep } }: SiteState): GoLiveLine {
  return {
    id: 'staff',
    name: 'Staff',
    says:
      owners === 0
        ? 'Nobody is an owner.'
        : withoutSecondStep > 0
          ? `${counted(withoutSecondStep, 'person signs', 'people sign')} in without a second step.`
          : 'Everybody signs in with a second step.',
    isDone: owners > 0 && withoutSecondStep === 0,
    href: '/admin-panel/staff',
  };
}

const mostHours = 26;

function backupLine({ backupHours }: SiteState): GoLiveLine {
  const isDone = backupHours !== null && backupHours <= mostHours;
  return {
    id: 'backup',
    name: 'Backup',
    says:
      backupHours === null
        ? 'None was made yet. Make one, and let one be made every night.'
        : `The last one is ${backupHours < 2 ? 'an hour' : `${Math.round(backupHours)} hours`} old${isDone ? '' : '; make one every day'}.`,
    isDone,
    href: '/admin-panel/backups',
  };
}

const offsiteWords: Record<OffsiteStanding, string> = {
  unset: 'Backups lie on this server alone. Set BACKUP_KEY and BACKUP_FOLDER or BACKUP_S3_ENDPOINT.',
  waiting: 'A place is set, but no copy has been made yet. Make a backup.',
  fine: 'The last copy is up to date.',
  late: 'The last copy is more than two days old.',
  failed: 'The last backup could not be copied.',
};
const trialWords: Record<TrialStanding, string> = {
  never: 'None has been restored as a trial yet.',
  running: 'A trial restore is running.',
  passed: 'Its trial restore succeeded.',
  late: 'None has been restored as a trial for over a week.',
  failed: 'Its trial restore failed.',
};

function offsiteLine({ offsite, trial }: SiteState): GoLiveLine {
  const isThere = offsite === 'fine';
  return {
    id: 'offsite',
    name: 'Off-site backup',
    says: isThere ? `${offsiteWords.fine} ${trialWords[trial]}` : offsiteWords[offsite],
    isDone: isThere && trial === 'passed',
    href: '/admin-panel/backups',
  };
}

function addressLine({ publicUrl }: SiteState): GoLiveLine {
  const { protocol, hostname } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return {
    id: 'address',
    name: 'Public address',
    says: isLocal
      ? `PUBLIC_URL is ${publicUrl}: links in mails would lead nowhere.`
      : protocol === 'https:'
        ? `${publicUrl} is encrypted.`
        : `${publicUrl} is not encrypted. Set PUBLIC_URL to an https address.`,
    isDone: !isLocal && protocol === 'https:',
  };
}

/** Every line of the list, tested against how the site stands. */
export const goLiveLines = (state: SiteState): GoLiveLine[] =>
  [
    samplesLine,
    legalLine,
    emailLine,
    phoneLine,
    chatLine,
    repositoryLine,
    googleLine,
    bankLine,
    peopleLine,
    clientsLine,
    quotesLine,
    policiesLine,
    eventsLine,
    pricesLine,
    hoursLine,
    mailLine,
    staffLine,
    backupLine,
    offsiteLine,
    addressLine,
  ].map((line) => line(state));

/** How many points stand in the way of going live. */
export const openPoints = (lines: readonly GoLiveLine[]): number =>
  lines.filter(({ isDone, isOptional }) => !isDone && !isOptional).length;
