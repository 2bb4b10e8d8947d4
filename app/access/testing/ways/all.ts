import { adminWays } from './admin.ts';
import { apiWays } from './api.ts';
import { billingWays } from './billing.ts';
import { billingWorkspaceWays } from './billing-staff.ts';
import { bookingWays } from './bookings.ts';
import { catalogueWorkspaceWays } from './catalogue-staff.ts';
import { conversationWays } from './conversations.ts';
import { eventWays } from './events.ts';
import type { GuardedWays } from './guarded.ts';
import { keepingWays } from './keeping.ts';
import { leadWays } from './leads.ts';
import { listPageWays } from './list-pages.ts';
import { listWays } from './lists.ts';
import { ownWays } from './own.ts';
import { closingWays, peopleWays } from './people.ts';
import { publishingWays } from './publishing.ts';
import { recipeWays } from './recipes.ts';
import { savedWays } from './saved.ts';
import { submissionWays } from './submissions.ts';

/** Ways into the site that know who asks: to whom each is open, tried by everybody on what belongs to Ann. */
export const guardedWays: GuardedWays = {
  ...listPageWays,
  ...ownWays,
  ...peopleWays,
  ...conversationWays,
  ...billingWorkspaceWays,
  ...billingWays,
  ...savedWays,
  ...recipeWays,
  ...catalogueWorkspaceWays,
  ...submissionWays,
  ...adminWays,
  ...bookingWays,
  ...apiWays,
  ...eventWays,
  ...leadWays,
  ...listWays,
  ...publishingWays,
  ...keepingWays,
  ...closingWays,
};
