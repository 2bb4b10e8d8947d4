import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Creditable, creditSums, isWithin, leftOf, ratesOf } from './partial-credit.ts';
import { type RateName, sumsOf } from './sums.ts';

const rates = { standard: 1900, reduced: 700 };
function invoiceOf(
  nets: readonly { net: number; rate: RateName }[],
  discount: number,
): Creditable & { gross: number } {
  const lines = nets.map(({ net, rate }, place) => ({ position: place + 1, net, rate }));
  const priced = lines.map(({ net, rate }) => ({ quantity: 1000, unitPrice: net, discount: 0, rate }));
  const { taxes, gross } = sumsOf(priced, { discount, rates });
  return { lines, taxes, discount, before: [], gross };
}

describe('a credit note over a part', () => {
  it('is taxed by the rates of the invoice', () => {
    const invoice = invoiceOf(
      [
        { net: 1000_00, rate: 'standard' },
        { net: 200_00, rate: 'reduced' },
      ],
      0,
    );
    expect(ratesOf(invoice)).toEqual(rates);
    expect(
      creditSums(
        invoice,
        new Map([
          [1, 100_00],
          [2, 50_00],
        ]),
      ),
    ).toMatchObject({
      net: 150_00,
      taxes: [
        { rate: 1900, base: 100_00, tax: 19_00 },
        { rate: 700, base: 50_00, tax: 3_50 },
      ],
      gross: 172_50,
    });
    expect(creditSums(invoice, new Map([[2, 50_00]])).taxes).toHaveLength(1);
  });

  it('takes the discount of the whole along', () => {
    const invoice = invoiceOf([{ net: 1000_00, rate: 'standard' }], 1000);
    expect(creditSums(invoice, new Map([[1, 100_00]]))).toMatchObject({
      subtotal: 100_00,
      discount: 10_00,
      net: 90_00,
      tax: 17_10,
    });
  });

  it('takes no more than is left, and nothing the other way', () => {
    expect([isWithin(5, 5), isWithin(6, 5), isWithin(-1, 5), isWithin(0, 5), isWithin(-2, -3)]).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('comes, with all the others, to the invoice to the cent, however it is cut', () => {
    const line = fc.record({
      net: fc.integer({ min: 1, max: 90_000 }),
      rate: fc.constantFrom<RateName>('standard', 'reduced'),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 }),
        (nets, discount, cuts) => {
          const invoice = invoiceOf(nets, discount);
          const before: {
            lines: { position: number; net: number }[];
            taxes: { rate: number; base: number; tax: number }[];
          }[] = [];
          let credited = 0;
          for (const share of [...cuts, 100]) {
            const left = leftOf({ ...invoice, before });
            const chosen = new Map(
              [...left]
                .map(([position, rest]) => [position, Math.floor((rest * share) / 100)] as const)
                .filter(([, amount]) => amount > 0),
            );
            if (chosen.size === 0) continue;
            const sums = creditSums({ ...invoice, before }, chosen);
            expect(sums.net + sums.tax).toBe(sums.gross);
            credited += sums.gross;
            expect(credited).toBeLessThanOrEqual(invoice.gross);
            before.push({
              lines: [...chosen].map(([position, net]) => ({ position, net })),
              taxes: sums.taxes,
            });
          }
          expect(credited).toBe(invoice.gross);
        },
      ),
    );
  });
});
