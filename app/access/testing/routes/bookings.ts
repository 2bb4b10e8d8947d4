import { type GuardedRoutes, looking, savedView, working } from './guarded.ts';

const mayLook = looking('sales', 'events');
const mayWork = working('sales', 'events');
const panel = '/admin-panel/bookings';

/** Meetings, hours, absences and types of meetings in the panel. */
export const bookingRoutes: GuardedRoutes = {
  'GET /admin-panel/bookings': { allowed: mayLook, ask: () => ({ path: panel }) },
  'POST /admin-panel/bookings': {
    allowed: mayWork,
    ask: ({ booking }) => ({ path: panel, form: { intent: 'unblock', block: booking.id } }),
  },
  'POST /admin-panel/bookings/list': {
    allowed: mayLook,
    ask: (_, who) => ({ path: `${panel}/list`, form: savedView('bookings', who) }),
  },
  'GET /admin-panel/bookings/list': {
    allowed: mayLook,
    shows: 'Ann Example',
    ask: () => ({ path: `${panel}/list` }),
  },
  'GET /admin-panel/bookings/new': { allowed: mayLook, ask: () => ({ path: `${panel}/new` }) },
  // The time is taken already, which only those who may book learn.
  'POST /admin-panel/bookings/new': {
    allowed: mayWork,
    ask: ({ booking }) => ({
      path: `${panel}/new`,
      form: {
        intent: 'book',
        type: 'introduction',
        start: '2020-01-01T10:00:00Z',
        zone: 'UTC',
        name: 'Dan',
        email: `dan-${booking.id.slice(-4)}@example.com`,
      },
    }),
  },
  'GET /admin-panel/bookings/:id': {
    allowed: mayLook,
    shows: 'Ann Example',
    ask: ({ booking }) => ({ path: `${panel}/${booking.id}` }),
  },
  // Too early for this one, which only those who may do it learn.
  'POST /admin-panel/bookings/:id': {
    allowed: mayWork,
    ask: ({ booking }) => ({ path: `${panel}/${booking.id}`, form: { intent: 'noShow', noShow: 'yes' } }),
  },
  'GET /admin-panel/bookings/hosts': { allowed: mayLook, ask: () => ({ path: `${panel}/hosts` }) },
  'GET /admin-panel/bookings/hosts/:id': {
    allowed: mayLook,
    ask: ({ booking }) => ({ path: `${panel}/hosts/${booking.hostId}` }),
  },
  'POST /admin-panel/bookings/hosts/:id': {
    allowed: mayWork,
    ask: ({ booking }) => ({
      path: `${panel}/hosts/${booking.hostId}`,
      form: { intent: 'away', firstDay: '2030-01-01', lastDay: '2030-01-02' },
    }),
  },
  'GET /admin-panel/bookings/absences/:id': {
    allowed: mayLook,
    ask: ({ booking }) => ({ path: `${panel}/absences/${booking.absenceId}` }),
  },
  'POST /admin-panel/bookings/absences/:id': {
    allowed: mayWork,
    ask: ({ booking }) => ({
      path: `${panel}/absences/${booking.absenceId}`,
      form: { intent: 'handOverAll' },
    }),
  },
  'GET /admin-panel/bookings/types': { allowed: mayLook, ask: () => ({ path: `${panel}/types` }) },
  'GET /admin-panel/bookings/types/:id': {
    allowed: mayLook,
    ask: ({ booking }) => ({ path: `${panel}/types/${booking.typeId}` }),
  },
  'POST /admin-panel/bookings/types/:id': {
    allowed: mayWork,
    ask: (_, who) => ({
      path: `${panel}/types/new`,
      form: {
        intent: 'save',
        name: `Type of ${who}`,
        summary: 'A call.',
        minutes: '30',
        step: '30',
        bufferBefore: '0',
        bufferAfter: '0',
        notice: '0',
        daysAhead: '10',
        hostsNeeded: '1',
        position: '9',
      },
    }),
  },
};
