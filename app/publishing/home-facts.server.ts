import { shownPrices } from '#app/pricing/prices.server.ts';
import type { HomeWords } from '#content/home-words.ts';
import { type Proof, proof } from '#content/proof.ts';
import { readSettings } from '#server/settings/settings.ts';

const figure = ({ value, unit, command, date }: Proof, says: keyof HomeWords['figures']) => ({
  value: String(value),
  unit,
  command,
  date,
  /** Which of the page's words says what it counts. */
  says,
});

/** What the home page says beside its words: where and when the studio is there, and what was measured. */
export function homeFacts() {
  const { contact, company } = readSettings();
  return {
    prices: shownPrices(),
    day: new Date().toISOString().slice(0, 10),
    label: [company.city, contact.hours].filter(Boolean).join(', '),
    figures: [
      figure(proof('pages.home.script'), 'script'),
      figure(proof('pages.home.performance'), 'performance'),
      figure(proof('torture.lost'), 'kills'),
    ],
  };
}
export type HomeFacts = ReturnType<typeof homeFacts>;
