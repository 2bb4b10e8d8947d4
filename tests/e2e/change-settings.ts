// Changes a setting in a process of its own, as the admin panel of another server would.
import { loadEnv } from '../../server/env.ts';
import { closeGround, ground } from '../../server/ground.ts';
import { openGround } from '../../server/open-ground.ts';
import { changeSettings } from '../../server/settings/settings.ts';

await openGround(loadEnv());
await ground().inTransaction((tx) => changeSettings(tx, { brand: { name: process.argv[2] ?? '' } }, 'test'));
await closeGround();
