import type { OffsiteStanding, TrialStanding } from '#features/backups/rules.ts';

/** What is known of the site before it goes live. */
export interface SiteState {
  samples: { events: number; applications: number; posts: number };
  company: Readonly<Record<string, string>>;
  /** Whether somebody has saved prices of their own. */
  pricesAreOwn: boolean;
  contact: { email: string; phone: string; hours: string; hoursRead: boolean; holidaysAhead: number };
  links: { chat: string; repository: string };
  /** Whether a Google client is set, and a bank account for invoices. */
  offers: { google: boolean; bank: boolean };
  /** Hosts and speakers who still go by a role, and hosts whom no email reaches. */
  people: { unnamed: readonly string[]; withoutAddress: readonly string[] };
  /** Public case studies that name a client, and that quote one. */
  stories: { clients: number; quotes: number };
  policiesAsWritten: number;
  eventsWithoutLink: number;
  mail: { isSetUp: boolean; failed: number };
  staff: { owners: number; withoutSecondStep: number };
  /** Hours since the last backup; null where there was none. */
  backupHours: number | null;
  /** How the copies in another place stand. */
  offsite: OffsiteStanding;
  /** How the last trial restore of one of them stands. */
  trial: TrialStanding;
  publicUrl: string;
}

/** One line of the list, as it stands now. */
export interface GoLiveLine {
  id: string;
  name: string;
  /** What the check found. */
  says: string;
  isDone: boolean;
  /** The page where it can be corrected. */
  href?: string;
  /** The site can go live without it; visitors see nothing of it until it is set. */
  isOptional?: true;
}
