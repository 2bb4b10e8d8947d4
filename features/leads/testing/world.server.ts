import { afterAll, beforeAll, beforeEach } from 'vitest';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { holdClock, now, releaseClock } from '#server/clock.ts';
import { services } from '#server/services.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { ensureLead } from '../commands/ensure-lead.server.ts';
import { leadsFeature } from '../feature.server.ts';

/** A database for the tests of a file, empty before each, on a Monday morning. */
export function inTestWorld(): void {
  let world: TestServices;
  beforeAll(async () => {
    world = await openTestServices({}, [leadsFeature]);
  });
  afterAll(async () => {
    releaseClock();
    await world.close();
  });
  beforeEach(async () => {
    holdClock('2026-11-16T09:00:00Z');
    await world.database.pool.query(
      'truncate lead_imports, leads_apart, lead_notes, lead_addresses, leads, lead_companies, events, undo_offers, notices, form_keys',
    );
  });
}

/** Notes that somebody was heard of; gives their record's id. */
export const heardOf = (email: string, name: string, more: { company?: string; phone?: string } = {}) =>
  services().inTransaction((tx) =>
    ensureLead(
      tx,
      { email, emailKey: emailKeyOf(email) ?? '', name, company: '', at: now(), ...more },
      'enquiry',
    ),
  );
