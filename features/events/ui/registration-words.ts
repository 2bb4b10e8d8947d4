import type { RegistrationPage } from '../registration-page.server.ts';

interface Words {
  title: string;
  lead: string;
  /** What is said instead while no email leaves. */
  withoutMail?: string;
}

const dead: Words = {
  title: 'This link no longer works',
  lead: 'The link is incomplete, the seat went to someone else, or the event took place a while ago. Our latest email has the right link.',
};

const afterAction: Readonly<Record<string, Words>> = {
  handed: {
    title: 'You’ve passed on your seat',
    lead: 'The seat is now your colleague’s, and your own ticket is no longer valid. We’re emailing both of you.',
    withoutMail:
      'The seat is now your colleague’s, and your own ticket is no longer valid. We can’t send email at the moment, so please tell your colleague. We’ll send the ticket once we can.',
  },
  rated: { title: 'Thank you for your feedback', lead: 'You can change your answer here for a few weeks.' },
  cancelled: {
    title: 'Your registration is cancelled',
    lead: 'If someone was waiting, they have your seat now. You can register again as long as there’s room.',
  },
  again: {
    title: 'You’re already registered',
    lead: 'The form was sent twice. We counted it once, and nothing has changed.',
  },
};

function standing(page: RegistrationPage): Words {
  const { event, status, place, own } = page;
  if (event.status === 'cancelled')
    return {
      title: 'This event has been cancelled',
      lead: 'We’re sorry. You don’t have to do anything.',
    };
  if (status === 'cancelled') return afterAction.cancelled ?? dead;
  if (!own)
    return status === 'registered'
      ? { title: 'This ticket is valid', lead: 'It’s valid for one seat.' }
      : { title: 'This isn’t a ticket yet', lead: 'The person is on the waiting list.' };
  if (status === 'waiting')
    return event.begun
      ? {
          title: 'No seat became free',
          lead: 'We’re sorry. If there’s a recap, you’ll find it on the event’s page.',
        }
      : {
          title: `You’re number ${place} on the waiting list`,
          lead: 'When someone cancels, the first person on the list gets the seat and an email from us.',
          withoutMail:
            'When someone cancels, the first person on the list gets the seat. We can’t send email at the moment, so keep the link to this page and check it from time to time.',
        };
  if (event.over) return { title: 'How was it?', lead: 'A few stars and one line are all we ask.' };
  return {
    title: 'You have a seat',
    lead: 'We’re also emailing you the ticket, with an entry for your calendar.',
    withoutMail:
      'We can’t send email at the moment, so keep the link to this page. It’s your ticket, and you can cancel here too.',
  };
}

/** What the page of a registration says first. */
export function registrationWords(
  page: RegistrationPage | null,
  state: string,
  byMail: boolean,
): Pick<Words, 'title' | 'lead'> {
  const { title, lead, withoutMail } = wordsFor(page, state);
  return { title, lead: byMail ? lead : (withoutMail ?? lead) };
}

function wordsFor(page: RegistrationPage | null, state: string): Words {
  // The link of who handed a seat on is over with it: the page says why, instead of calling it broken.
  if (!page) return state === 'handed' ? (afterAction.handed ?? dead) : dead;
  if (state === 'rated' || state === 'again') return afterAction[state] ?? standing(page);
  return standing(page);
}
