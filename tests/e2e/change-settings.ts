// Changes a setting in a process of its own, as the admin panel of another server would.
import { loadEnv } from '../../server/env.ts';
import { openServices } from '../../server/open-services.ts';
import { closeServices, services } from '../../server/services.ts';
import { changeSettings } from '../../server/settings/settings.ts';

await openServices(loadEnv());
await services().inTransaction((tx) =>
  changeSettings(tx, { brand: { name: process.argv[2] ?? '' } }, 'test'),
);
await closeServices();
