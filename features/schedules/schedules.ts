import type { ForecastChanges, ForecastFound } from './forecast-result.ts';
import type { SeoChanges, SeoFound } from './seo-result.ts';

/** What can run on a schedule. */
export const works = ['seo', 'forecast'] as const;
export type WorkName = (typeof works)[number];

/** How often a schedule runs by itself; nothing runs more often than daily. */
export const paces = ['day', 'week', 'month'] as const;
export type Pace = (typeof paces)[number];

/** Who began a run. */
export const beginners = ['hand', 'schedule'] as const;
export type Beginner = (typeof beginners)[number];

/** How many pages of a site one run reads at most, and how many steps it forecasts. */
export const mostPages = 60;
export const mostSteps = 60;

/** The most schedules that one account has; the places of the table say the same. */
export const mostSchedules = 5;
/** How many runs one account starts by hand within a day. */
export const mostByHand = 10;
/** How many scheduled runs may fail one after another before a schedule is paused. */
export const failuresToPause = 3;
/** How many runs of a schedule are kept, and of how many the whole result is. */
export const runsKept = 20;
export const resultsKept = 2;

/** What is said of the limits before anybody meets one. */
export const limitWords = `An account can have ${mostSchedules} schedules. Each runs once a day at most, and you can start ${mostByHand} runs by hand a day.`;

/** When an email is written. */
export const mailWords: Readonly<Record<WorkName, string>> = {
  seo: 'We email you only when an error appears, an error is fixed, or the site can’t be read.',
  forecast:
    'We email you only when a new figure is outside the range that was forecast, or the file can’t be read.',
};

export const paceWords: Readonly<Record<Pace, string>> = {
  day: 'Every day',
  week: 'Every week',
  month: 'Every month',
};

export const workWords: Readonly<Record<WorkName, string>> = { seo: 'SEO check', forecast: 'Forecast' };

/** What a run found, in full. */
export type Found = SeoFound | ForecastFound;

/** What is different from the run before. */
export type Changes = SeoChanges | ForecastChanges;

/** An address as a heading: without its scheme, and without the slash of a whole site. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** Why a schedule is paused that its owner didn't pause. */
export const pausedWords = 'Three scheduled runs in a row failed, so this schedule is paused.';
