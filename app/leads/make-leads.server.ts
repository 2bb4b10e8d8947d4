import { z } from 'zod';
import { ensureLead } from '#features/leads/commands/ensure-lead.server.ts';
import { now } from '#server/clock.ts';
import { type Listener, onEvent } from '#server/events/listen.ts';
import { defineJob } from '#server/jobs/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { leadSources } from './sources/all.server.ts';

/** Creates a lead record for the person that an event is about. */
export const makeLeads: Listener[] = leadSources.flatMap(({ id: from, heard = [], knownBy }) =>
  heard.map((kind) =>
    onEvent(kind, `leads.${kind}`, async ({ subject }) => {
      const known = await knownBy?.(services().database.db, subject.slice(subject.indexOf(':') + 1));
      if (known) await services().inTransaction((tx) => ensureLead(tx, known, from));
    }),
  ),
);

const most = 500;

/** Makes the records of people who were there before records were; gives how many people were noted. */
export async function noteStrangers(): Promise<number> {
  // Who would be forgotten at once is not noted.
  const since = new Date(now().getTime() - readSettings().retention.leadDays * 86_400_000);
  let noted = 0;
  for (const { id: from, strangers } of leadSources) {
    for (;;) {
      const known = (await strangers?.(services().database.db, since, most)) ?? [];
      for (const each of known) await services().inTransaction((tx) => ensureLead(tx, each, from));
      noted += known.length;
      if (known.length < most) break;
    }
  }
  return noted;
}

export const leadsNoteStrangers = defineJob({
  name: 'leads-note-strangers',
  schema: z.object({}),
  // What an event told is noted at once; this finds what a record was lost for, such as after an erasing.
  every: '*/10 * * * *',
  expireIn: 600,
  run: async () => {
    await noteStrangers();
  },
});
