import type { Feature } from '#server/feature.ts';
import { accountList } from './accounts/list.server.ts';
import { sessionsForget } from './commands/forget-sessions.server.ts';
import { staffSection } from './panel.ts';
import { accountPeople } from './people.server.ts';
import { sessionsData } from './personal-data.server.ts';
import { sessionRoutes } from './routes.server.ts';
import { securityEventsForget, tellOwner } from './security-events.server.ts';

/** Accounts as visitors use them: sessions, security, staff. */
export const identityFeature: Feature = {
  name: 'identity',
  panel: [staffSection],
  retentions: [sessionsForget, securityEventsForget],
  listeners: tellOwner,
  lists: [accountList],
  personalData: [sessionsData],
  people: accountPeople,
  routes: sessionRoutes,
};
