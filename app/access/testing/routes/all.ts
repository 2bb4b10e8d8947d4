import { adminRoutes } from './admin.ts';
import { apiRoutes } from './api.ts';
import { billingRoutes } from './billing.ts';
import { billingWorkspaceRoutes } from './billing-staff.ts';
import { bookingRoutes } from './bookings.ts';
import { catalogueWorkspaceRoutes } from './catalogue-staff.ts';
import { conversationRoutes } from './conversations.ts';
import { eventRoutes } from './events.ts';
import type { GuardedRoutes } from './guarded.ts';
import { keepingRoutes } from './keeping.ts';
import { leadRoutes } from './leads.ts';
import { listPageRoutes } from './list-pages.ts';
import { listRoutes } from './lists.ts';
import { ownRoutes } from './own.ts';
import { closingRoutes, peopleRoutes } from './people.ts';
import { publishingRoutes } from './publishing.ts';
import { recipeRoutes } from './recipes.ts';
import { savedRoutes } from './saved.ts';
import { scheduleRoutes } from './schedules.ts';
import { submissionRoutes } from './submissions.ts';
import { toolHistoryRoutes } from './tool-history.ts';

/** Routes of the site that depend on who asks: to whom each is open. The test tries them as everybody, on what belongs to Ann. */
export const guardedRoutes: GuardedRoutes = {
  ...listPageRoutes,
  ...ownRoutes,
  ...peopleRoutes,
  ...conversationRoutes,
  ...billingWorkspaceRoutes,
  ...billingRoutes,
  ...savedRoutes,
  ...recipeRoutes,
  ...scheduleRoutes,
  ...toolHistoryRoutes,
  ...catalogueWorkspaceRoutes,
  ...submissionRoutes,
  ...adminRoutes,
  ...bookingRoutes,
  ...apiRoutes,
  ...eventRoutes,
  ...leadRoutes,
  ...listRoutes,
  ...publishingRoutes,
  ...keepingRoutes,
  ...closingRoutes,
};
