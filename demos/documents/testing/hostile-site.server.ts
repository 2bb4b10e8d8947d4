import { openHostile } from '#server/fetch/testing/hostile.ts';
import { openTestServices } from '#server/testing/test-services.ts';

/** Servers on loopback that answer as hostile ones do, and services that may fetch from them. */
export async function openHostileSite() {
  const hostile = await openHostile();
  const { close } = await openTestServices({
    PUBLIC_URL: 'http://localhost',
    TEST_HOOKS: '1',
    TEST_FETCH_ORIGINS: `${hostile.origin},${hostile.rawOrigin}`,
  });
  return {
    origin: hostile.origin,
    rawOrigin: hostile.rawOrigin,
    close: async () => {
      await close();
      hostile.close();
    },
  };
}
