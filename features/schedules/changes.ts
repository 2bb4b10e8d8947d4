import { forecastChanges, forecastChangesText, isForecastNews } from './forecast-result.ts';
import type { Changes, Found } from './schedules.ts';
import { isSeoNews, seoChanges, seoChangesText } from './seo-result.ts';

/** What is different from an earlier result; null where the two cannot be compared. */
export function changesSince(before: Found, after: Found): Changes | null {
  if (before.work === 'seo' && after.work === 'seo') return seoChanges(before, after);
  if (before.work === 'forecast' && after.work === 'forecast') return forecastChanges(before, after);
  return null;
}

/** Whether a change is worth an email. */
export const isNews = (changes: Changes): boolean =>
  changes.work === 'seo' ? isSeoNews(changes) : isForecastNews(changes);

/** What changed, in a sentence or two. */
export const changesText = (changes: Changes): string =>
  changes.work === 'seo' ? seoChangesText(changes) : forecastChangesText(changes);
