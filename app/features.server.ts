import { Hono } from 'hono';
import { apiKeysFeature } from '#features/api-keys/feature.server.ts';
import { auditFeature } from '#features/audit/feature.server.ts';
import { backupsFeature } from '#features/backups/feature.server.ts';
import { billingFeature } from '#features/billing/feature.server.ts';
import { invoicesSection, quotesSection } from '#features/billing/panel.ts';
import { billingRoutes } from '#features/billing/routes.server.ts';
import { binFeature } from '#features/bin/feature.server.ts';
import { bookingFeature } from '#features/booking/feature.server.ts';
import { bookingRoutes } from '#features/booking/routes.server.ts';
import { catalogueFeature } from '#features/catalogue/feature.server.ts';
import { applicationsSection } from '#features/catalogue/panel.ts';
import { catalogueRoutes } from '#features/catalogue/routes.server.ts';
import { companiesFeature } from '#features/companies/feature.server.ts';
import { enquiriesFeature } from '#features/enquiries/feature.server.ts';
import { enquiryRoutes } from '#features/enquiries/routes.server.ts';
import { eventsFeature } from '#features/events/feature.server.ts';
import { seatEntriesOf } from '#features/events/own-registrations.server.ts';
import { exportFeature } from '#features/export/feature.server.ts';
import { iconsFeature } from '#features/icons/feature.server.ts';
import { dataSubjectOf } from '#features/identity/data-subject.ts';
import { identityFeature } from '#features/identity/feature.server.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import { leadsFeature } from '#features/leads/feature.server.ts';
import { mailHealthFeature } from '#features/mail-health/feature.server.ts';
import { newsletterFeature } from '#features/newsletter/feature.server.ts';
import { notificationsFeature } from '#features/notifications/feature.server.ts';
import { outboxFeature } from '#features/outbox/feature.server.ts';
import { privacySection } from '#features/personal-data/panel.ts';
import { personalDataRoutes } from '#features/personal-data/routes.server.ts';
import { staffDataRoutes } from '#features/personal-data/staff/routes.server.ts';
import { profileFeature } from '#features/profile/feature.server.ts';
import { publishingFeature } from '#features/publishing/feature.server.ts';
import { recipesDue } from '#features/recipes/commands/run-due.server.ts';
import { recipesFeature } from '#features/recipes/feature.server.ts';
import { recipeRoutes } from '#features/recipes/routes.server.ts';
import { savedFeature } from '#features/saved/feature.server.ts';
import { savedRoutes } from '#features/saved/routes.server.ts';
import { schedulesRun } from '#features/schedules/commands/run.server.ts';
import { schedulesFeature } from '#features/schedules/feature.server.ts';
import { siteHealthFeature } from '#features/site-health/feature.server.ts';
import { siteSettingsFeature } from '#features/site-settings/feature.server.ts';
import { toolHistoryFeature } from '#features/tool-history/feature.server.ts';
import { toolHistoryRoutes } from '#features/tool-history/routes.server.ts';
import { deliverJob } from '#features/webhooks/commands/deliver.server.ts';
import { webhooksFeature } from '#features/webhooks/feature.server.ts';
import { webhookListeners } from '#features/webhooks/listen.server.ts';
import type { Feature } from '#server/feature.ts';
import { appSections } from './admin/panel.ts';
import { visitorFor } from './admin/staff.server.ts';
import { personOf } from './enquiries/person.server.ts';
import { undoRemove } from './go-live/samples.server.ts';
import { quoteFollowers } from './leads/follow-quotes.server.ts';
import { leadsNoteStrangers, makeLeads } from './leads/make-leads.server.ts';
import { collectRecipe } from './recipes/collect-recipe.server.ts';
import { cataloguePopularity } from './saved/count-popularity.server.ts';
import { savedRefresh } from './saved/refresh-things.server.ts';
import { thingSources } from './saved/thing-sources.server.ts';
import { doWork } from './schedules/do-work.server.ts';
import { webhookSources } from './webhooks/webhook-sources.server.ts';

/** People request their own data, for the account they are signed in to; owners may look at anybody's. */
const personalDataOf: Feature['routes'] = ({ clientAddress, requireStaff }) =>
  new Hono()
    .route(
      '/',
      personalDataRoutes({
        clientAddress,
        subjectOf: async (request) => {
          const visitor = await visitorOf(request);
          return visitor && dataSubjectOf(visitor);
        },
      }),
    )
    .route(
      '/',
      staffDataRoutes({
        requireOwner: (request) => requireStaff(request, privacySection, 'write'),
      }),
    );

/** Everything that the site is made of: a feature that is not listed here does not exist. */
export const features: readonly Feature[] = [
  apiKeysFeature,
  auditFeature,
  backupsFeature,
  {
    ...billingFeature,
    routes: ({ clientAddress }) =>
      billingRoutes({
        clientAddress,
        signedIn: visitorFor(quotesSection),
        invoicing: visitorFor(invoicesSection),
      }),
  },
  binFeature,
  {
    ...bookingFeature,
    routes: ({ clientAddress }) => bookingRoutes({ clientAddress, calendarOf: seatEntriesOf }),
  },
  {
    ...catalogueFeature,
    routes: ({ clientAddress }) =>
      catalogueRoutes({ clientAddress, visitorOf: visitorFor(applicationsSection) }),
  },
  companiesFeature,
  {
    ...enquiriesFeature,
    routes: ({ clientAddress }) => enquiryRoutes({ clientAddress, signedIn: personOf }),
  },
  eventsFeature,
  exportFeature,
  iconsFeature,
  identityFeature,
  leadsFeature,
  mailHealthFeature,
  newsletterFeature,
  notificationsFeature,
  outboxFeature,
  { name: 'personal-data', panel: [privacySection], routes: personalDataOf },
  profileFeature,
  publishingFeature,
  {
    ...recipesFeature,
    jobs: [recipesDue(collectRecipe)],
    routes: ({ clientAddress, visitorOf }) =>
      recipeRoutes({ clientAddress, visitorOf, collect: collectRecipe }),
  },
  {
    ...savedFeature,
    routes: ({ clientAddress, visitorOf }) =>
      savedRoutes({ clientAddress, visitorOf, sources: thingSources }),
  },
  { ...schedulesFeature, jobs: [...(schedulesFeature.jobs ?? []), schedulesRun(doWork)] },
  siteHealthFeature,
  siteSettingsFeature,
  {
    ...toolHistoryFeature,
    // The page of a link says who shares it, so these need the name, too.
    routes: ({ clientAddress }) => toolHistoryRoutes({ clientAddress, visitorOf }),
  },
  {
    ...webhooksFeature,
    jobs: [deliverJob(webhookSources)],
    listeners: webhookListeners(webhookSources),
  },
  // What several features do together.
  { name: 'app/admin', panel: appSections },
  { name: 'app/go-live', undos: [undoRemove] },
  { name: 'app/leads', jobs: [leadsNoteStrangers], listeners: [...makeLeads, ...quoteFollowers] },
  { name: 'app/saved', jobs: [cataloguePopularity, savedRefresh] },
];
