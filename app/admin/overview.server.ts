import { Temporal } from 'temporal-polyfill';
import { adminSections } from '#content/workspaces/admin-sections.ts';
import { revenue } from '#features/billing/staff/revenue.server.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { stageSums } from '#features/leads/board.server.ts';
import { now } from '#server/clock.ts';
import { mayReadSection } from '#server/panel-access.ts';
import { overdueSources } from './overview/overdue.server.ts';
import type { Overview } from './overview/overview.ts';
import { type Day, todaySources } from './overview/today.server.ts';

/** The day around a moment, by the clock of a zone. */
function dayAround(moment: Date, zone: string): Day {
  const day = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).startOfDay();
  const end = day.add({ days: 1 });
  return { start: new Date(day.epochMilliseconds), end: new Date(end.epochMilliseconds), zone };
}

/** The contents of a person's overview: what needs them, today, the pipeline and the money, but only for sections they may open. */
export async function readOverview(staff: Pick<Visitor, 'areas' | 'zone'>): Promise<Overview> {
  const pathOf = (id: string) => {
    const section = adminSections.find((one) => one.id === id);
    return section && mayReadSection(staff.areas, id) ? section.path : null;
  };
  const overdue = overdueSources.map(async ([section, source]) => {
    const path = pathOf(section);
    return path === null ? null : source(path);
  });
  const day = dayAround(now(), staff.zone);
  const today = todaySources.map(async ([section, source]) => {
    const path = pathOf(section);
    return path === null ? [] : source(day, path);
  });
  const late = (await Promise.all(overdue)).filter((one) => one !== null);
  return {
    overdue: late.toSorted((a, b) => a.kind.localeCompare(b.kind)),
    pipeline: pathOf('leads') === null ? null : await stageSums(),
    money: pathOf('invoices') === null ? null : await revenue(),
    today: (await Promise.all(today))
      .flat()
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ at: _, ...shown }) => shown),
  };
}
