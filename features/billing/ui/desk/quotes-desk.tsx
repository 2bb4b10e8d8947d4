import { moneyText } from '#lib/money.ts';
import type { TablePage } from '#lib/table-page.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskTable } from '#ui/kinds/desk-table.tsx';
import type { QuoteLine } from '../../desk/quotes-list.server.ts';
import { quoteWords } from '../../desk/standings.ts';
import type { Total } from '../../desk/totals.server.ts';
import { Day } from './day.tsx';
import { Cut, PaperLink } from './paper-link.tsx';
import { TotalsStrip } from './totals-strip.tsx';

type Columns =
  | 'number'
  | 'buyer'
  | 'title'
  | 'standing'
  | 'validUntil'
  | 'gross'
  | 'net'
  | 'currency'
  | 'email'
  | 'written'
  | 'decided';

interface QuotesDeskProps {
  quotes: TablePage<QuoteLine, Columns>;
  totals: readonly Total[];
  zone: string;
  writes: boolean;
}

const path = '/admin-panel/quotes';

/** Every quote, with what they come to by how they stand. */
export function QuotesDesk({ quotes, totals, zone, writes }: QuotesDeskProps) {
  return (
    <>
      <TotalsStrip totals={totals} path={path} />
      <DeskTable
        page={quotes}
        noun={['quote', 'quotes']}
        nameOf={({ number, buyer }) => `${number} for ${buyer}`}
        mayShare={writes}
        empty={
          <DeskEmpty
            heading="No quote was written yet"
            action={
              writes ? (
                <ButtonLink href={`${path}/new`} variant="ghost" size="small">
                  Write the first quote
                </ButtonLink>
              ) : undefined
            }
          >
            <p>A quote goes out by mail. The buyer accepts it online, and the invoice follows by itself.</p>
          </DeskEmpty>
        }
        cells={{
          number: { cell: ({ id, number }) => <PaperLink href={`${path}/${id}`}>{number}</PaperLink> },
          buyer: { cell: ({ buyer }) => <Cut>{buyer}</Cut>, onPhone: 'note' },
          title: { cell: ({ title }) => <Cut>{title}</Cut> },
          standing: {
            cell: ({ standing }) => (
              <Badge tone={quoteWords[standing].tone}>{quoteWords[standing].word}</Badge>
            ),
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
        }}
      />
    </>
  );
}
