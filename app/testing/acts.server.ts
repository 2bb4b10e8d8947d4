import { issuedInvoice } from '#features/billing/testing/world.server.ts';
import { book } from '#features/booking/commands/book.server.ts';
import { addHost, addType, monday } from '#features/booking/testing/world.server.ts';
import { sendEnquiry } from '#features/enquiries/commands/send.server.ts';
import { enquirySchema } from '#features/enquiries/schema.ts';
import { anotherNetwork, solved } from '#features/enquiries/testing/world.server.ts';
import { type AddedEvent, addEvent, registerAs } from '#features/events/testing/world.server.ts';
import { ensureLead } from '#features/leads/commands/ensure-lead.server.ts';
import { subscribe } from '#features/newsletter/commands/subscribe.server.ts';
import { now } from '#server/clock.ts';
import { services } from '#server/services.ts';

/** What somebody does under an address; the word stands in what they write. */
interface Act {
  email: string;
  word: string;
}

/** What can be met and come to. */
export interface House {
  type: string;
  event: AddedEvent;
  /** The next half hour that nobody has booked. */
  nextStart: () => number;
}

/** Opens a house of its own for one story: a host with a free day, and an event. */
export async function openHouse(name: string): Promise<House> {
  const type = await addType([await addHost(name)], { slug: name });
  let booked = 0;
  const nextStart = () => {
    booked += 1;
    return monday('09:00') + (booked - 1) * 1_800_000;
  };
  return { type: type.slug, event: await addEvent(50, { slug: name, title: `Event ${name}` }), nextStart };
}

const asLead = ({ email, word }: Act) =>
  services().inTransaction((tx) =>
    ensureLead(tx, { email, emailKey: email, name: word, company: '', at: now() }, 'enquiry'),
  );

/** Sends an enquiry as somebody who is not signed in. */
export async function enquire(act: Act): Promise<string> {
  const { query: _, ...wish } = enquirySchema.parse({
    name: act.word,
    email: act.email,
    message: `${act.word} needs a planner.`,
    puzzle: await solved(),
  });
  const sent = { ...wish, subject: {}, campaign: {}, address: anotherNetwork() };
  const { reference } = await sendEnquiry(sent);
  await asLead(act);
  return reference;
}

type DoesAct = (act: Act, house: House) => Promise<void>;

/** What people do here, by name. */
export const acts = {
  enquiry: async (act) => {
    await enquire(act);
  },
  booking: async (act, { type, nextStart }) => {
    await book({
      type,
      start: nextStart(),
      zone: 'Europe/Berlin',
      name: act.word,
      email: act.email,
      agenda: act.word,
      answers: {},
      key: undefined,
      address: anotherNetwork(),
    });
    await asLead(act);
  },
  registration: async (act, { event }) => {
    await registerAs(event, act.email, { name: act.word });
    await asLead(act);
  },
  newsletter: (act) => subscribe({ email: act.email, address: anotherNetwork() }),
  invoice: async (act) => {
    const buyer = {
      kind: 'private',
      name: act.word,
      street: 'Musterweg 3',
      postalCode: '20095',
      city: 'Hamburg',
      country: 'DE',
    };
    await issuedInvoice({ email: act.email, buyer, title: act.word });
  },
} satisfies Record<string, DoesAct>;

/** The name of something that people do here. */
export type ActName = keyof typeof acts;
export const actNames = Object.keys(acts) as ActName[];
