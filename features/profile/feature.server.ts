import type { Feature } from '#server/feature.ts';
import { detailsData } from './personal-data.server.ts';
import { profileRoutes } from './routes.server.ts';
import { profilePeople } from './zone.server.ts';

/** What people say of themselves. */
export const profileFeature: Feature = {
  name: 'profile',
  personalData: [detailsData],
  people: profilePeople,
  routes: profileRoutes,
};
