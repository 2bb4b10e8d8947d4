import { shownPrices } from '#app/pricing/prices.server.ts';
import type { AskedOften } from '#content/search-answers.ts';
import { readSettings } from '#server/settings/settings.ts';

/** What is answered to a question that is asked often; its numbers are those of the settings today. */
export function answerTo(id: AskedOften['id']): string {
  const { day, week, kinds } = shownPrices();
  const { brand, contact } = readSettings();
  const { hours, timeZone, answerHours } = contact;
  const [first] = kinds;
  switch (id) {
    case 'cost':
      return `One person costs ${day} a day or ${week} a week.${first ? ` ${first.name}: ${first.cost}.` : ''} All prices are before tax.`;
    case 'time':
      return `${kinds
        .slice(0, 3)
        .map(({ name, takes }) => `${name}: ${takes}`)
        .join('. ')}.`;
    case 'talk':
      return 'Yes. Pick a free time for a video call of 15, 30 or 60 minutes. It costs nothing.';
    case 'hours':
      return `${hours} (${timeZone}). We answer within ${answerHours} opening hours.`;
    case 'data':
      return 'Enter your email address, and we’ll send you a link to see, download or erase the data we hold about you.';
    case 'privacy':
      return 'This site sets no cookie until you sign in or start a chat. The privacy page says what we keep, why and for how long.';
    case 'who':
      return `${brand.name}: ${brand.tagline}.`;
    case 'try':
      return 'Yes. The demos run in your browser, without an account.';
  }
}
