import { and, asc, count, desc, eq, ilike, inArray, or, sql, sum } from 'drizzle-orm';
import { searchPatterns } from '#lib/lists/list-query.ts';
import { decimalOf, moneyText } from '#lib/money/money.ts';
import { shortDayAt } from '#lib/time/words-of-time.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { companyShown, isWhole, todayAtStudio } from './queries.server.ts';
import { isPast } from './rules.ts';
import { isOpen, type Stage, stages } from './stages.ts';
import { leadAddresses, leads } from './tables.server.ts';

/** The most leads shown in one column of the board; the table shows the rest. */
const mostInColumn = 40;

interface BoardWish {
  q: string;
  owner: string;
}

const found = ({ q, owner }: BoardWish) =>
  and(
    isWhole,
    owner ? eq(leads.ownerId, owner) : undefined,
    ...searchPatterns(q).map((pattern) =>
      or(
        ilike(leads.name, pattern),
        ilike(companyShown, pattern),
        inArray(
          leads.id,
          services()
            .database.db.select({ id: leadAddresses.leadId })
            .from(leadAddresses)
            .where(ilike(leadAddresses.email, pattern)),
        ),
      ),
    ),
  );

async function column(stage: Stage, wish: BoardWish) {
  const rows = await services()
    .database.db.select({ lead: leads, company: companyShown })
    .from(leads)
    .where(and(found(wish), eq(leads.stage, stage)))
    // The lead with the earliest next step comes first; among won and lost leads, the latest.
    .orderBy(
      ...(isOpen(stage) ? [sql`${leads.nextStepOn} asc nulls last`] : []),
      desc(leads.stageAt),
      asc(leads.id),
    )
    .limit(mostInColumn);
  return rows;
}

/** A sum of estimates needs no cents. */
const roundMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    decimalOf(amount, currency) as Intl.StringNumericLiteral,
  );

/** How many stand at each stage, and what they may come to, in words and in the smallest unit. */
export async function stageSums(wish: BoardWish = { q: '', owner: '' }) {
  const { currency } = readSettings().billing;
  const sums = await services()
    .database.db.select({ stage: leads.stage, leads: count(), value: sum(leads.value).mapWith(Number) })
    .from(leads)
    .where(found(wish))
    .groupBy(leads.stage);
  return stages.map((stage) => {
    const sumOf = sums.find((each) => each.stage === stage);
    const amount = sumOf?.value ?? 0;
    return { stage, count: sumOf?.leads ?? 0, amount, value: amount ? roundMoney(amount, currency) : null };
  });
}
/** A stage with what stands at it. */
export type StageSum = Awaited<ReturnType<typeof stageSums>>[number];

/** The board: what stands at each stage, with how many and what they may come to. */
export async function leadBoard(wish: BoardWish, nameOf: (ownerId: string) => string | null) {
  const { currency } = readSettings().billing;
  const sums = await stageSums(wish);
  const today = todayAtStudio();
  return Promise.all(
    sums.map(async ({ stage, count: people, value }) => ({
      stage,
      count: people,
      value,
      cards: (await column(stage, wish)).map(({ lead, company }) => ({
        id: lead.id,
        name: lead.name,
        company,
        value: lead.value === null ? null : moneyText(lead.value, currency),
        owner: lead.ownerId ? nameOf(lead.ownerId) : null,
        nextStep: lead.nextStep,
        nextStepOn: lead.nextStepOn ? shortDayAt(`${lead.nextStepOn}T12:00Z`, 'UTC') : null,
        late: isOpen(stage) && isPast(lead.nextStepOn, today),
        lostReason: lead.lostReason,
      })),
    })),
  );
}

/** The board as it is shown. */
export type LeadBoard = Awaited<ReturnType<typeof leadBoard>>;
/** Somebody on it. */
export type LeadCard = LeadBoard[number]['cards'][number];
