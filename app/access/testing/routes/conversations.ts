import type { Who } from '../../who.ts';
import { marks } from '../marks.ts';
import type { Things } from '../things.ts';
import { company, type GuardedRoutes, working } from './guarded.ts';

/** The people of an enquiry: its sender, their company, and the staff who answer; staff who only read may look. */
const people: readonly Who[] = [...company, ...working('sales')];
const onlookers: readonly Who[] = [...people, 'readonly'];
const withGuest: readonly Who[] = [...people, 'guest'];
const onlookersWithGuest: readonly Who[] = [...onlookers, 'guest'];

const inConversation = ({ reference, conversationToken }: Things, who: Who): string =>
  who === 'guest' ? `token=${conversationToken}` : `reference=${reference}`;

/** Enquiries and messages: read and answered by both sides. */
export const conversationRoutes: GuardedRoutes = {
  'GET /account/messages': {
    allowed: onlookers,
    shows: marks.enquiry,
    ask: ({ reference }) => ({ path: `/account/messages?thread=${reference}` }),
  },
  'POST /account/messages': {
    allowed: people,
    ask: ({ reference }) => ({ path: `/account/messages?thread=${reference}`, form: { message: 'Thanks.' } }),
  },
  'GET /contact-us/conversation': {
    allowed: onlookersWithGuest,
    shows: marks.enquiry,
    ask: (things, who) => ({ path: `/contact-us/conversation?${inConversation(things, who)}` }),
  },
  'POST /contact-us/conversation': {
    allowed: withGuest,
    ask: (things, who) => ({
      path: `/contact-us/conversation?${inConversation(things, who)}`,
      form: { message: 'Thanks.' },
    }),
  },
  'POST /api/enquiries/read': {
    allowed: withGuest,
    ask: (things, who) => ({ path: `/api/enquiries/read?${inConversation(things, who)}`, json: {} }),
  },
  'GET /api/enquiries/stream': {
    allowed: onlookersWithGuest,
    ask: (things, who) => ({ path: `/api/enquiries/stream?${inConversation(things, who)}` }),
  },
  'GET /api/enquiries/files/:id{[0-9a-f-]{36}}': {
    allowed: onlookersWithGuest,
    shows: 'The plan.',
    ask: (things, who) => ({ path: `/api/enquiries/files/${things.fileId}?${inConversation(things, who)}` }),
  },
};
