import { moneyText } from '#lib/money/money.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { Day } from '../ui/staff/day.tsx';
import { Cut, PaperLink } from '../ui/staff/paper-link.tsx';
import { TotalsStrip } from '../ui/staff/totals-strip.tsx';
import type { quotesList } from './quotes-list.server.ts';
import { quoteWords } from './standings.ts';

const path = '/admin-panel/quotes';

/** Every quote, with what they come to by how they stand. */
export const quoteView: ViewOf<typeof quotesList> = {
  list: 'quotes',
  title: 'Quotes',
  primary: { label: 'Write a quote', href: `${path}/new` },
  noun: ['quote', 'quotes'],
  nameOf: ({ number, buyer }) => `${number} for ${buyer}`,
  above: ({ totals }) => <TotalsStrip totals={totals} path={path} />,
  empty: ({ writes }) => (
    <WorkspaceEmpty
      heading="No quotes yet"
      action={
        writes ? (
          <ButtonLink href={`${path}/new`} variant="ghost" size="small">
            Write your first quote
          </ButtonLink>
        ) : undefined
      }
    >
      <p>We email the quote. The buyer accepts it online, and we create the invoice automatically.</p>
    </WorkspaceEmpty>
  ),
  cells: ({ zone }) => ({
    number: { cell: ({ id, number }) => <PaperLink href={`${path}/${id}`}>{number}</PaperLink> },
    buyer: { cell: ({ buyer }) => <Cut>{buyer}</Cut>, onPhone: 'note' },
    title: { cell: ({ title }) => <Cut>{title}</Cut> },
    standing: {
      cell: ({ standing }) => <Badge tone={quoteWords[standing].tone}>{quoteWords[standing].word}</Badge>,
      onPhone: 'state',
    },
    validUntil: { cell: ({ validUntil }) => <Day on={validUntil} />, kind: 'number' },
    gross: {
      cell: ({ gross, currency }) => moneyText(gross, currency),
      kind: 'number',
      onPhone: 'figure',
    },
    net: { cell: ({ net, currency }) => moneyText(net, currency), kind: 'number' },
    currency: { cell: ({ currency }) => currency },
    email: { cell: ({ email }) => <Cut>{email}</Cut> },
    written: { cell: ({ createdAt }) => <Moment at={createdAt} zone={zone} />, kind: 'number' },
    decided: {
      cell: ({ decidedAt }) => (decidedAt ? <Moment at={decidedAt} zone={zone} /> : null),
      kind: 'number',
    },
  }),
};
