import type { RegistrationPage } from '../registration-page.server.ts';

interface Words {
  title: string;
  lead: string;
  /** What is said instead while no email leaves. */
  withoutMail?: string;
}

const dead: Words = {
  title: 'This link no longer works',
  lead: 'It is incomplete, the seat went to somebody else, or the event took place a while ago. Our latest email has the right link.',
};

const afterAction: Readonly<Record<string, Words>> = {
  handed: {
    title: 'The seat is handed on',
    lead: 'The seat is your colleague’s now, and your own ticket is no longer good. Both of you get an email about it.',
    withoutMail:
      'The seat is your colleague’s now, and your own ticket is no longer good. We can’t send email at the moment, so please tell your colleague; the ticket reaches them once we can.',
  },
  rated: { title: 'Thank you, it is kept', lead: 'You can change your answer here for some weeks.' },
  cancelled: {
    title: 'It is cancelled',
    lead: 'If somebody waited, the seat is theirs already. You can come back as long as there is room.',
  },
  again: {
    title: 'You are on the list already',
    lead: 'This was sent twice. It counts once, and nothing was changed.',
  },
};

function standing(page: RegistrationPage): Words {
  const { event, status, place, own } = page;
  if (event.status === 'cancelled')
    return {
      title: 'This event is cancelled',
      lead: 'It does not take place. There is nothing you have to do.',
    };
  if (status === 'cancelled') return afterAction.cancelled ?? dead;
  if (!own)
    return status === 'registered'
      ? { title: 'This ticket is valid', lead: 'It is good for one seat.' }
      : { title: 'This is not a ticket yet', lead: 'It stands on the waiting list.' };
  if (status === 'waiting')
    return event.begun
      ? {
          title: 'No seat became free',
          lead: 'We are sorry. The page of the event says what can be read of it.',
        }
      : {
          title: `You are number ${place} in line`,
          lead: 'When a seat is given back, the first in line gets it, and an email that says so.',
          withoutMail:
            'When a seat is given back, the first in line gets it. We can’t send email at the moment, so keep this page’s address and look here.',
        };
  if (event.over) return { title: 'How was it?', lead: 'A few stars and one line are plenty.' };
  return {
    title: 'You have a seat',
    lead: 'We’re emailing you the ticket too, with an entry for your calendar.',
    withoutMail:
      'We can’t send email at the moment, so keep this page’s address: it is your ticket, and with it you can give the seat back.',
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
