import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { features } from '#app/features.server.ts';
import * as documents from '#features/billing/pdf/document.server.ts';
import { openForBusiness } from '#features/billing/testing/world.server.ts';
import { openTheHouse } from '#features/booking/testing/world.server.ts';
import { holdClock, releaseClock } from '#server/clock.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';

/** A site that is open for business on a Friday noon, for the tests of a file. Documents are not printed: that is most of the work. */
export function inStoryWorld(): void {
  let world: TestServices;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'story-'));
    world = await openTestServices({ DATA_DIR: folder, STAFF_MAIL: 'team@akra.example' }, features);
    holdClock('2026-11-13T12:00:00Z');
    vi.spyOn(documents, 'printDocument').mockImplementation(async ({ row }) => Buffer.from(row.id));
    await openForBusiness();
    await openTheHouse('Monday to Sunday, 00:00–24:00', []);
  });
  afterAll(async () => {
    releaseClock();
    vi.restoreAllMocks();
    await world.close();
    await rm(folder, { recursive: true, force: true });
  });
}
