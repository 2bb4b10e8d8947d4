import { vatReport } from '#engines/ledger/reports.ts';
import { daysLater } from '#lib/time/days.ts';
import { lastMonths } from '#lib/time/months.ts';
import type { ListsOf } from '../../app-kit/sandbox/edits.ts';
import { accountById, fixed } from '../books/chart.ts';
import { billGross } from '../books/entry-lines.ts';
import type { AccountingRecords, Invoice, Period } from '../records.ts';
import { regulars, taxOffice } from './monthly.ts';
import { morning } from './morning.ts';
import { customers, suppliers } from './people.ts';
import { sampleCompany } from './sample-company.ts';
import { createWorld } from './world.ts';

const owner = 'Hanna Rowe';
/** Lines that came this many days ago, or later, still wait for the bookkeeper. */
const freshDays = 8;

/** The last nine months of a made-up sign workshop in Bremen, up to this day. */
export function seed(day: string): ListsOf<AccountingRecords> {
  const world = createWorld();
  const { between, random } = world;
  const months = lastMonths(day, 9);
  const events: { day: string; run: () => void }[] = [];
  let isRunning = false;
  const at = (when: string, run: () => void) => {
    if (when > day) return;
    let place = events.length;
    while (isRunning && place > 0 && (events[place - 1]?.day ?? '') > when) place -= 1;
    events.splice(place, 0, { day: when, run });
  };
  const isFresh = (when: string) => when > daysLater(day, -freshDays);
  const begin = `${months[0]}-01`;
  at(begin, () =>
    world.post(begin, 'Opening balance', [
      { account: fixed.bank, cents: 3_845_000 },
      { account: '0210', cents: 4_620_000 },
      { account: '0420', cents: 583_000 },
      { account: '0800', cents: -2_500_000 },
      { account: '0860', cents: -6_548_000 },
    ]),
  );

  for (const [place, month] of months.entries()) {
    for (const regular of regulars) {
      const when = `${month}-${String(regular.on).padStart(2, '0')}`;
      const cents = between(...regular.range);
      const { name, text, account, to } = regular;
      at(when, () =>
        isFresh(when)
          ? world.waits(when, cents, name, text, account)
          : world.done(
              when,
              cents,
              name,
              text,
              account,
              world.direct(to, cents, accountById.get(to)?.usual ?? 'none', when),
            ),
      );
    }
    const before = months[place - 1];
    const pays = `${month}-10`;
    if (before)
      at(pays, () => {
        const owed = vatReport(world.entries, { from: `${before}-01`, to: `${before}-31` }).payable;
        const cents = owed === 0 ? 0 : -owed;
        if (cents === 0) return;
        const text = `VAT ${before} tax number 60/117/00219`;
        if (isFresh(pays)) world.waits(pays, cents, taxOffice.name, text, taxOffice.account);
        else
          world.done(pays, cents, taxOffice.name, text, taxOffice.account, [
            { account: taxOffice.to, cents: -cents },
          ]);
      });

    for (let index = 0; index < 9; index += 1) {
      const customer = customers[(place * 5 + index * 3 + between(0, 2)) % customers.length];
      const when = `${month}-${String(between(1, 27)).padStart(2, '0')}`;
      if (!customer) continue;
      const later = daysLater(when, customer.pays + between(-3, 8));
      const neverPays = random() < 0.05;
      const from = between(0, customer.buys.length - 1);
      const one = customer.buys[from] ?? '';
      const two = customer.buys[(from + 1) % customer.buys.length] ?? one;
      const wanted = [one, ...(random() < 0.4 ? [two] : [])].map((text) => ({
        text,
        quantity: 100 * between(1, 3),
        price: between(140, 1950) * 100,
        treatment: customer.kind,
      }));
      // What the morning brings is made for it, so that every kind of line is there once.
      if (when > daysLater(day, -30)) continue;
      let made: Invoice | null = null;
      at(when, () => {
        made = world.invoice(customer, when, wanted);
      });
      if (neverPays || later > daysLater(day, -freshDays)) continue;
      at(later, () => {
        if (!made) return;
        const { id, net, tax, number } = made as Invoice;
        world.done(later, net + tax, customer.bankName, `Invoice ${number}`, customer.account, [
          { account: fixed.customers, cents: -(net + tax), item: id },
        ]);
      });
    }

    for (const supplier of suppliers)
      for (const on of supplier.days) {
        const when = `${month}-${String(on).padStart(2, '0')}`;
        const net = between(...supplier.range);
        const later = daysLater(when, supplier.pays + between(0, 3));
        at(when, () => {
          const isOld = later <= daysLater(day, -freshDays);
          const bill = world.bill(supplier, when, net, isOld || net < 50_000 ? owner : '');
          if (!isOld) return;
          const gross = billGross(bill);
          // Posted when its day comes: events that are added now are still ahead.
          at(later, () =>
            world.done(later, -gross, supplier.bankName, `Bill ${bill.number}`, supplier.account, [
              { account: fixed.suppliers, cents: gross, item: bill.id },
            ]),
          );
        });
      }
  }
  morning(world, day, at);

  // Events bring further ones, always for later days: each is put in its place among those that are still ahead.
  events.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  isRunning = true;
  for (let done = 0; done < events.length; done += 1) events[done]?.run();

  const closed: Period[] = months
    .slice(0, -2)
    .map((id) => ({ id, closedBy: owner, closedOn: daysLater(`${id}-28`, 12) }));
  const { entries, lines, invoices, bills } = world;
  return {
    entries,
    lines: lines.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    invoices,
    bills,
    periods: closed,
    company: [sampleCompany],
  };
}
