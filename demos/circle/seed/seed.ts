import { createRandom } from '#lib/random/random.ts';
import { daysLater } from '#lib/time/days.ts';
import type { ListsOf } from '../../app-kit/sandbox/edits.ts';
import type { Circle, Person, Talk } from '../records.ts';

/** Made-up friends, relatives and clients: name, what they are, rhythm in days, how much of it has passed in percent. */
const people: readonly (readonly [
  name: string,
  role: string,
  every: number,
  passed: number,
  note: string,
])[] = [
  ['Marguerite Okonkwo', 'Sister', 7, 60, 'Starts the new job on the first.'],
  ['Dad', 'Father', 7, 115, 'Ask about the knee.'],
  ['Tobias Renner', 'Old flatmate', 30, 35, 'Twins: Emil and Frieda.'],
  ['Li Wei', 'Studied together', 91, 140, 'Moved to Rotterdam in May.'],
  ['Priya Raghunathan', 'Former boss', 91, 52, 'Said to call when the fair is over.'],
  ['Siobhán Kelleher', 'Godmother', 30, 92, 'Likes letters more than calls.'],
  ['Mateus Carvalho', 'Climbing', 14, 20, ''],
  ['Noura Al-Sayed', 'Client, bakery', 30, 210, 'Wants to open a second shop.'],
  ['Jens Holm Kristensen', 'Client, joinery', 91, 75, 'Pays early. Send the photos.'],
  ['Ольга Ветрова', 'Neighbour', 14, 130, 'Has the spare key.'],
  ['Kwame Boateng', 'Mentor', 182, 80, 'Book he lent me: on the shelf.'],
  ['Beatriz Fuentes', 'Client, theatre', 91, 15, 'Season opens in February.'],
  ['Aylin Demir', 'Best friend', 7, 25, 'Ramen place on Friday?'],
  ['Graham Whitlock', 'Tax adviser', 182, 104, 'Needs the receipts by the end of January.'],
  ['Hana Nováčková', 'Cousin', 91, 180, 'Wedding in June.'],
  ['Søren Bak', 'Printer', 182, 30, ''],
  ['Ifeoma Eze', 'Studied together', 182, 155, 'Doctor in Lagos now.'],
  ['Lucía Paredes', 'Spanish class', 30, 70, ''],
  ['Old Mr Albrecht', 'First landlord', 365, 96, 'Ninety next year.'],
  ['Camille Duvernay', 'Client, vineyard', 91, 98, 'Harvest ends in October.'],
  ['Yusuf Karim', 'Football', 14, 88, ''],
  ['Emma Thorvaldsen', 'Accountant before Graham', 0, 0, ''],
  ['Rashid Anwar', 'Met on the train', 0, 0, 'Builds bridges. The real ones.'],
];

const talked = [
  'Called on the way home.',
  'Long walk by the river.',
  'Sent a voice message, got one back.',
  'Lunch at the market.',
  'Wrote a card.',
  'Spoke about the summer.',
];

const latin = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^a-z]+/gi, '')
    .toLowerCase();

/** Somebody's people around a day. All of them are made up. */
export function seed(day: string): ListsOf<Circle> {
  const random = createRandom(7);
  const talks: Talk[] = [];
  const rows = people.map(([name, role, every, passed, note], at): Person => {
    const id = `p${at + 1}`;
    const silent = every > 0 ? Math.round((every * passed) / 100) : 200 + at;
    for (let turn = 0; turn < (every === 0 ? 1 : 4); turn += 1)
      talks.push({
        id: `t${at + 1}-${turn}`,
        personId: id,
        day: daysLater(day, -silent - Math.round(turn * (every || 90) * (0.7 + random() * 0.6))),
        text: talked[Math.floor(random() * talked.length)] ?? '',
      });
    // Three birthdays are near, so that one sees what happens then.
    const near = [4, 11, 0][[1, 7, 12].indexOf(at)];
    const date = near === undefined ? daysLater(day, 20 + Math.round(random() * 320)) : daysLater(day, near);
    const year = 1948 + Math.floor(random() * 52);
    return {
      id,
      name,
      company: '',
      role,
      emails: latin(name) ? [`${latin(name)}@example.org`] : [],
      phones: at % 2 === 0 ? [`+44 7700 900${String(100 + at)}`] : [],
      birthday:
        at % 5 === 4
          ? ''
          : at % 3 === 2
            ? `-${date.slice(4)}`
            : `${date.endsWith('02-29') ? 1996 : year}${date.slice(4)}`,
      address: '',
      note,
      every,
      since: daysLater(day, -500),
    };
  });
  return { people: rows, talks };
}
