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
    says:
      found.length > 0
        ? `${found.join(', ')} that came with the site are public.`
        : 'No sample content is public.',
    isDone: found.length === 0,
  };
}

function legalLine({ company }: SiteState): GoLiveLine {
  const missing = Object.entries(needed).flatMap(([field, words]) =>
    !company[field]?.trim() || sampleWords.test(company[field]) ? [words] : [],
  );
  return {
    id: 'legal',
    name: 'Legal details',
    says:
      missing.length > 0
        ? `Missing: ${missing.join(', ')}. Until then the imprint and the policies name only the brand.`
        : 'The imprint and the policies name the company that runs the site.',
    isDone: missing.length === 0,
    href: '/admin-panel/settings#company',
  };
}

function pricesLine({ pricesAreOwn }: SiteState): GoLiveLine {
  return {
    id: 'prices',
    name: 'Prices',
    says: pricesAreOwn
      ? 'You have set your own rates and ranges.'
      : 'The rates and ranges are still examples. Set your own, because visitors see them and use them to estimate costs.',
    isDone: pricesAreOwn,
    href: '/admin-panel/settings#prices',
  };
}

function hoursLine({ contact: { hours, hoursRead, holidaysAhead } }: SiteState): GoLiveLine {
  const problem = !hoursRead
    ? `We can’t read “${hours}” as opening hours.`
    : holidaysAhead === 0
      ? 'No holidays are entered for the next year.'
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
    name: 'Email',
    says: !isSetUp
      ? 'No mail server is set up, so emails stay in the outbox. Set SMTP_URL and MAIL_FROM.'
      : failed > 0
        ? `${counted(failed, 'email', 'emails')} failed in the last week.`
        : 'A mail server is set up, and no email failed in the last week.',
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
        ? 'The site has no owner.'
        : withoutSecondStep > 0
          ? `${counted(withoutSecondStep, 'person signs', 'people sign')} in without two-step sign-in.`
          : 'Everyone uses two-step sign-in.',
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
        ? 'There is no backup yet. Make one now, and switch on nightly backups.'
        : `The last backup is ${backupHours < 2 ? 'an hour' : `${Math.round(backupHours)} hours`} old${isDone ? '' : '. Switch on nightly backups'}.`,
    isDone,
    href: '/admin-panel/backups',
  };
}

const offsiteWords: Record<OffsiteStanding, string> = {
  unset: 'Backups are kept on this server only. Set BACKUP_KEY and BACKUP_FOLDER or BACKUP_S3_ENDPOINT.',
  waiting: 'An off-site place is set, but it holds no copy yet. Make a backup.',
  fine: 'The last copy is up to date.',
  late: 'The last copy is more than two days old.',
  failed: 'We couldn’t copy the last backup off-site.',
};
const trialWords: Record<TrialStanding, string> = {
  never: 'No trial restore has been run yet.',
  running: 'A trial restore is running.',
  passed: 'The last trial restore succeeded.',
  late: 'The last trial restore was over a week ago.',
  failed: 'The last trial restore failed.',
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
      ? `PUBLIC_URL is ${publicUrl}, so links in emails won’t work on other computers.`
      : protocol === 'https:'
        ? `${publicUrl} uses HTTPS.`
        : `${publicUrl} doesn’t use HTTPS. Set PUBLIC_URL to an https address.`,
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
