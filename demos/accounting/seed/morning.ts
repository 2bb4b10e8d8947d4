import { daysLater } from '#lib/time/days.ts';
import { fixed } from '../books/chart.ts';
import { billGross } from '../books/entry-lines.ts';
import type { Invoice, InvoiceLine } from '../records.ts';
import { customers, suppliers } from './people.ts';
import type { World } from './world.ts';

type At = (day: string, run: () => void) => void;

const gross = ({ net, tax }: Pick<Invoice, 'net' | 'tax'>): number => net + tax;

/** The last weeks, made so that what a bookkeeper meets on any morning is there: each kind of payment at least once. */
export function morning(world: World, day: string, at: At): void {
  const ago = (days: number) => daysLater(day, -days);
  const of = (name: string) => {
    const found = customers.find((each) => each.name.startsWith(name));
    if (!found) throw new Error(`There is no customer ${name}.`);
    return found;
  };
  const sell = (
    name: string,
    daysAgo: number,
    text: string,
    price: number,
    then: (invoice: Invoice) => void,
    quantity = 1,
  ) => {
    const customer = of(name);
    const lines: InvoiceLine[] = [
      { text, quantity: quantity * 100, price: price * 100, treatment: customer.kind },
    ];
    at(ago(daysAgo), () => then(world.invoice(customer, ago(daysAgo), lines)));
  };
  const pays = (name: string, daysAgo: number, cents: number, text: string) => {
    const { bankName, account } = of(name);
    at(ago(daysAgo), () => world.waits(ago(daysAgo), cents, bankName, text, account));
  };
  const settled = (invoice: Invoice, name: string, daysAgo: number) =>
    at(ago(daysAgo), () =>
      world.done(
        ago(daysAgo),
        gross(invoice),
        of(name).bankName,
        `Invoice ${invoice.number}`,
        of(name).account,
        [{ account: fixed.customers, cents: -gross(invoice), item: invoice.id }],
      ),
    );

  // Plain ones: the number is in the text.
  sell('Rechtsanwälte', 24, 'Brass plate and door lettering', 860, (made) =>
    pays('Rechtsanwälte', 6, gross(made), `File 113/26 invoice ${made.number}`),
  );
  sell('Stadt Auental', 29, 'Museum wayfinding, first floor', 4280, (made) =>
    pays('Stadt Auental', 5, gross(made), `CREDITOR 70311 ${made.number.replace('-', '/')}`),
  );
  sell('De Fietsenmaker', 20, 'Façade letters', 1640, (made) =>
    pays('De Fietsenmaker', 4, gross(made), `factuur ${made.number}`),
  );
  sell('Buchhandlung', 19, 'Author evening booklet', 410, (made) =>
    pays('Buchhandlung', 3, gross(made), made.number.replace('-', '')),
  );
  sell('Kowalski', 22, 'Lorry lettering, two vehicles', 1180, (made) =>
    pays('Kowalski', 1, gross(made), `RG ${made.number}`),
  );
  // Only the end of the number, paid by somebody else.
  sell('Grundschule', 18, 'Sports day banner', 236, (made) =>
    pays('Grundschule', 2, gross(made), `Invoice no ${made.number.slice(-4)}, banner`),
  );
  // A slip of the pen.
  sell('Café Morgenrot', 17, 'Pavement sign, winter motif', 349, (made) =>
    pays('Café Morgenrot', 2, gross(made), slipped(made.number)),
  );
  // No number at all, known by account and amount.
  sell('Yılmaz', 16, 'Price boards, set of 12', 528, (made) => pays('Yılmaz', 3, gross(made), 'Thank you!'));
  // Three invoices in one payment.
  const theatre: Invoice[] = [];
  for (const [text, price] of [
    ['Foyer banner', 390],
    ['Season posters', 745],
    ['Seat numbers', 212],
  ] as const)
    sell('Theater', 15, text, price, (made) => {
      theatre.push(made);
      if (theatre.length < 3) return;
      pays(
        'Theater',
        4,
        theatre.reduce((sum, each) => sum + gross(each), 0),
        theatre.map(({ number }) => number).join(', '),
      );
    });
  // Two invoices without a number, one way to add them up.
  const hotel: Invoice[] = [];
  for (const [text, price] of [
    ['Room numbers, second floor', 1320],
    ['Pool rules sign', 187],
  ] as const)
    sell('Hotel', 21, text, price, (made) => {
      hotel.push(made);
      if (hotel.length === 2)
        pays(
          'Hotel',
          1,
          hotel.reduce((sum, each) => sum + gross(each), 0),
          'Signs, October',
        );
    });
  // A bank on the way kept its fee; half is paid; a discount was taken.
  sell('Seilbahn', 26, 'Piste signs, set of 60', 3890, (made) =>
    pays('Seilbahn', 5, gross(made) - 1800, `INVOICE ${made.number} LESS CHGS`),
  );
  sell('Brauerei', 14, 'Beer garden totem', 9600, (made) =>
    pays('Brauerei', 2, Math.round(gross(made) / 2), `${made.number} 50% deposit`),
  );
  sell('Atelier', 13, 'Enamel plates', 720, (made) =>
    pays('Atelier', 1, Math.round(gross(made) * 0.98), `FACTURE ${made.number} escompte 2%`),
  );
  // Paid twice.
  sell('Fahrrad', 28, 'Workshop banner', 268, (made) => {
    settled(made, 'Fahrrad', 12);
    pays('Fahrrad', 3, gross(made), `Invoice ${made.number}`);
  });
  // A credit note that is paid back.
  sell('Nguyen', 27, 'Light box', 1090, (made) => {
    settled(made, 'Nguyen', 14);
    at(ago(10), () => {
      const credit = world.invoice(
        of('Nguyen'),
        ago(10),
        [{ text: 'One panel with a crack', quantity: 100, price: -14_000, treatment: 'sale-standard' }],
        made,
      );
      pays('Nguyen', 2, gross(credit), `Refund ${credit.number}`);
    });
  });
  // What is not due yet, and what is late.
  sell('Dr. Ines', 5, 'Opening hours plate', 164, () => {});
  sell('Brauerei', 3, 'Vehicle lettering, 6 vans', 640, () => {}, 6);
  sell('Hotel', 2, 'Illuminated roof letters', 5450, () => {});

  const buys = (
    name: string,
    daysAgo: number,
    net: number,
    paidAgo: number,
    part: number,
    text: (number: string) => string,
  ) => {
    const supplier = suppliers.find((each) => each.name.startsWith(name));
    if (!supplier) throw new Error(`There is no supplier ${name}.`);
    at(ago(daysAgo), () => {
      const bill = world.bill(supplier, ago(daysAgo), net, 'Hanna Rowe');
      at(ago(paidAgo), () =>
        world.waits(
          ago(paidAgo),
          -Math.round(billGross(bill) * part),
          supplier.bankName,
          text(bill.number),
          supplier.account,
        ),
      );
    });
  };
  buys('Acrylwerk', 12, 186_000, 3, 0.97, (number) => `${number} less 3% discount`);
  buys('Folien', 15, 41_300, 4, 1, (number) => `Bill ${number}`);
  buys('Cloudberry', 14, 14_800, 5, 1, (number) => `${number.replace('-', '')} SUBSCRIPTION`);

  // What belongs to no invoice.
  at(ago(4), () => world.waits(ago(4), -2860, 'Bistro Schlachte', 'Card payment, lunch', ''));
  at(ago(3), () =>
    world.waits(ago(3), 350_000, 'Landesförderbank', 'Grant for digital equipment, notice 7781', ''),
  );
  at(ago(2), () => world.waits(ago(2), -4590, 'Bahn Vertrieb', 'Ticket 8812PQ', ''));
  at(ago(1), () => world.waits(ago(1), -950, '', 'Fee for a payment from abroad', ''));
  at(ago(1), () => world.waits(ago(1), 12_000, 'O. Adler', 'Deposit for a house number sign', ''));
  at(day, () => world.waits(day, -11_900, 'Werbegemeinschaft Viertel', 'Yearly fee', ''));
}

/** A number with its last two figures swapped, or one changed where they are the same. */
function slipped(number: string): string {
  const [a = '', b = ''] = number.slice(-2);
  return `${number.slice(0, -2)}${a === b ? `${a}${(Number(b) + 1) % 10}` : b + a}`;
}
