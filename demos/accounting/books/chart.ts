import { type Account, chartOf } from '#engines/ledger/account.ts';
import type { Treatment } from '#engines/ledger/treatment.ts';

/** An account with the VAT that its lines usually have when they are posted straight from the bank. */
export interface ChartAccount extends Account {
  usual: Treatment;
}

type Row = readonly [id: string, name: string, kind: Account['kind'], usual?: Treatment];

const rows: readonly Row[] = [
  ['0210', 'Machines', 'asset', 'purchase-standard'],
  ['0420', 'Office equipment', 'asset', 'purchase-standard'],
  ['1200', 'Bank', 'asset'],
  ['1400', 'Customers', 'asset'],
  ['1576', 'VAT to reclaim', 'asset'],
  ['0800', 'Share capital', 'equity'],
  ['0860', 'Retained profits', 'equity'],
  ['1800', 'Owner’s deposits and drawings', 'equity'],
  ['1593', 'Overpaid by customers', 'liability'],
  ['1600', 'Suppliers', 'liability'],
  ['1776', 'VAT we owe', 'liability'],
  ['1780', 'VAT paid to the tax office', 'liability'],
  ['8400', 'Sales, standard rate', 'income', 'sale-standard'],
  ['8300', 'Sales, reduced rate', 'income', 'sale-reduced'],
  ['8336', 'Sales elsewhere in the EU', 'income', 'sale-reverse'],
  ['8338', 'Sales outside the EU', 'income', 'sale-export'],
  ['8730', 'Discounts given', 'income'],
  ['2650', 'Interest', 'income'],
  ['3200', 'Materials', 'expense', 'purchase-standard'],
  ['3125', 'Services from elsewhere in the EU', 'expense', 'purchase-reverse'],
  ['3730', 'Discounts received', 'expense'],
  ['4100', 'Wages', 'expense'],
  ['4130', 'Social security', 'expense'],
  ['4210', 'Rent', 'expense'],
  ['4240', 'Power and heating', 'expense', 'purchase-standard'],
  ['4320', 'Trade tax', 'expense'],
  ['4360', 'Insurance', 'expense'],
  ['4530', 'Vehicles and fuel', 'expense', 'purchase-standard'],
  ['4610', 'Advertising', 'expense', 'purchase-standard'],
  ['4650', 'Meals with customers', 'expense', 'purchase-standard'],
  ['4660', 'Travel', 'expense', 'purchase-reduced'],
  ['4910', 'Postage', 'expense'],
  ['4920', 'Telephone and internet', 'expense', 'purchase-standard'],
  ['4930', 'Office supplies', 'expense', 'purchase-standard'],
  ['4950', 'Legal and tax advice', 'expense', 'purchase-standard'],
  ['4970', 'Bank charges', 'expense'],
];

export const accounts: readonly ChartAccount[] = rows.map(([id, name, kind, usual = 'none']) => ({
  id,
  name,
  kind,
  usual,
}));
export const chart = chartOf(accounts);
export const accountById = new Map(accounts.map((account) => [account.id, account]));

/** Accounts that the application itself posts to. */
export const fixed = {
  bank: '1200',
  customers: '1400',
  suppliers: '1600',
  overpaid: '1593',
  charges: '4970',
  discountGiven: '8730',
  discountReceived: '3730',
  tax: { due: '1776', deductible: '1576' },
} as const;

/** The account of a sale, by how it is taxed. */
export const salesAccount = (treatment: Treatment): string =>
  accounts.find(({ kind, usual }) => kind === 'income' && usual === treatment)?.id ?? '8400';

export const accountName = (id: string): string => accountById.get(id)?.name ?? id;
