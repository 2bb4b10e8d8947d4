import type { Feature } from '#server/feature.ts';
import { iconRoutes } from './routes.server.ts';
import { makeIconServices } from './services.server.ts';

/** Icons that pages fetch by name. */
export const iconsFeature: Feature = {
  name: 'icons',
  routes: ({ env }) => iconRoutes({ services: makeIconServices(env.ICON_SERVICES) }),
};
