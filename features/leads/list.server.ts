import { inArray, sql } from 'drizzle-orm';
import { decimalOf } from '#lib/money/money.ts';
import type { Db } from '#server/db/transaction.ts';
import { readSettings } from '#server/settings/settings.ts';
import { choice, days, defineTable, oneOf } from '#server/tables/define-table.ts';
import type { ListAction } from '#server/tables/plan.ts';
import { moveSeveral } from './commands/move-several.server.ts';
import { duplicatePairs } from './duplicates.server.ts';
import { companyShown, isWhole, todayAtStudio } from './queries.server.ts';
import { type Stage, stages, stageWords } from './stages.ts';
import { leadAddresses, leads } from './tables.server.ts';

/** Somebody as the list shows them. */
export interface LeadLine {
  id: string;
  name: string;
  company: string | null;
  companyId: string | null;
  email: string | null;
  stage: Stage;
  value: number | null;
  ownerId: string | null;
  nextStep: string;
  nextStepOn: string | null;
  lostReason: string;
  lastAt: Date;
  createdAt: Date;
}

const firstEmail = sql<
  string | null
>`(select ${leadAddresses.email} from ${leadAddresses} where ${leadAddresses.leadId} = ${leads.id} order by ${leadAddresses.addedAt}, ${leadAddresses.emailKey} limit 1)`;
const allEmails = sql`(select string_agg(${leadAddresses.email}, ' ') from ${leadAddresses} where ${leadAddresses.leadId} = ${leads.id})`;
const open = sql`${leads.stage} not in ('won', 'lost')`;

const moveTo =
  (stage: Stage): ListAction =>
  async ({ ids, actor }) => {
    const { moved, undo } = await moveSeveral(await ids(), stage, actor);
    const words = stageWords[stage].label.toLowerCase();
    return { said: `${moved === 1 ? 'One lead is' : `${moved} leads are`} ${words} now`, undo };
  };

/** Everybody who might become a client. */
export const leadList = defineTable({
  name: 'leads',
  section: 'leads',
  from: leads,
  id: leads.id,
  where: () => isWhole,
  rows: (db: Db, ids: string[]): PromiseLike<LeadLine[]> =>
    db
      .select({
        id: leads.id,
        name: leads.name,
        company: companyShown,
        companyId: leads.companyId,
        email: firstEmail,
        stage: leads.stage,
        value: leads.value,
        ownerId: leads.ownerId,
        nextStep: leads.nextStep,
        nextStepOn: leads.nextStepOn,
        lostReason: leads.lostReason,
        lastAt: leads.lastAt,
        createdAt: leads.createdAt,
      })
      .from(leads)
      .where(inArray(leads.id, ids)),
  columns: {
    name: { label: 'Name', value: (lead) => lead.name, sort: sql`lower(${leads.name})` },
    company: { label: 'Company', value: (lead) => lead.company },
    stage: { label: 'Stage', value: (lead) => stageWords[lead.stage].label, sort: leads.stage },
    value: {
      label: 'Value',
      value: (lead) => (lead.value === null ? null : decimalOf(lead.value, readSettings().billing.currency)),
      sort: leads.value,
    },
    step: { label: 'Next step', value: (lead) => lead.nextStep },
    due: { label: 'On', value: (lead) => lead.nextStepOn, sort: leads.nextStepOn },
    last: { label: 'Last heard', value: (lead) => lead.lastAt, sort: leads.lastAt },
    email: { label: 'Email', value: (lead) => lead.email, extra: true },
    since: { label: 'Known since', value: (lead) => lead.createdAt, sort: leads.createdAt, extra: true },
    reason: { label: 'Why lost', value: (lead) => lead.lostReason, extra: true },
  },
  search: [leads.name, allEmails, companyShown],
  filters: {
    stage: choice(
      'Stage',
      leads.stage,
      stages.map((value) => ({ value, label: stageWords[value].label })),
    ),
    who: oneOf('Owner', {
      mine: { label: 'Mine', where: ({ userId }) => sql`${leads.ownerId} = ${userId}` },
      nobody: { label: 'Nobody yet', where: () => sql`${leads.ownerId} is null` },
    }),
    step: oneOf('Next step', {
      late: {
        label: 'Overdue',
        where: () => sql`${leads.nextStepOn} < ${todayAtStudio()} and ${open}`,
      },
      none: { label: 'None agreed', where: () => sql`${leads.nextStep} = '' and ${open}` },
    }),
    heard: days('Last heard', leads.lastAt),
  },
  defaultSort: '-last',
  views: {
    Mine: 'who=mine',
    'Overdue steps': 'step=late',
    Won: 'stage=won',
    Lost: 'stage=lost',
  },
  facts: async () => ({
    duplicates: (await duplicatePairs()).length,
    currency: readSettings().billing.currency,
    today: todayAtStudio(),
  }),
  actions: Object.fromEntries(
    stages.filter((stage) => stage !== 'lost').map((stage) => [`to-${stage}`, moveTo(stage)]),
  ),
});
