import type { WorkspacePage } from '#lib/look/workspace-sample.ts';
import { enquiries, events, messages } from './conversations.ts';
import { addApplication, payment, people, savedItems, security } from './records.ts';
import { applicationCollections, collections, notifications, schedules, toolHistory } from './sets.ts';

/** The account's pages by path. `/account/details` has none: it opens to its owner alone. */
export const accountPages: Readonly<Record<string, WorkspacePage>> = {
  '/account/security': security,
  '/account/users': people,
  '/account/add_application': addApplication,
  '/account/events': events,
  '/account/enquiries': enquiries,
  '/account/notifications': notifications,
  '/account/messages': messages,
  '/account/saved-items': savedItems,
  '/account/tool-history': toolHistory,
  '/account/schedules': schedules,
  '/account/collections': collections,
  '/account/application-collections': applicationCollections,
  '/account/payment': payment,
};
