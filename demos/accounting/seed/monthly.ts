/** Lines that come every month, and the account they belong to. */
export interface Regular {
  name: string;
  text: string;
  account: string;
  to: string;
  /** The day of the month. */
  on: number;
  /** Cents, from and to. */
  range: readonly [number, number];
}

export const regulars: readonly Regular[] = [
  {
    name: 'Hausverwaltung Krüger',
    text: 'Rent, workshop Hafenstr. 12',
    account: 'DE02100100100006820101',
    to: '4210',
    on: 1,
    range: [-240_000, -240_000],
  },
  {
    name: 'Nordnetz Telekom',
    text: 'Customer 5512883 phone and internet',
    account: '',
    to: '4920',
    on: 4,
    range: [-8990, -8990],
  },
  {
    name: 'Tankstelle Hafenring',
    text: 'Card payment',
    account: '',
    to: '4530',
    on: 7,
    range: [-9800, -6100],
  },
  {
    name: 'Hansa Versicherung',
    text: 'Policy 44/1187-21 business liability',
    account: 'DE02300606010002474689',
    to: '4360',
    on: 15,
    range: [-23_105, -23_105],
  },
  {
    name: 'Tankstelle Hafenring',
    text: 'Card payment',
    account: '',
    to: '4530',
    on: 17,
    range: [-9800, -6100],
  },
  {
    name: 'Papierhaus Weser',
    text: 'Office supplies, card payment',
    account: '',
    to: '4930',
    on: 12,
    range: [-7400, -1900],
  },
  {
    name: 'Hanna Rowe',
    text: 'Drawing',
    account: 'DE02200100200006820202',
    to: '1800',
    on: 25,
    range: [-180_000, -180_000],
  },
  {
    name: 'Krankenkasse Nordwest',
    text: 'Social security',
    account: 'DE02760260000101080500',
    to: '4130',
    on: 26,
    range: [-131_400, -131_400],
  },
  {
    name: 'Payroll collective order',
    text: 'Wages',
    account: '',
    to: '4100',
    on: 27,
    range: [-512_300, -498_700],
  },
  { name: '', text: 'Account fee', account: '', to: '4970', on: 28, range: [-1490, -1490] },
];

export const taxOffice = { name: 'Finanzamt Bremen', account: 'DE02290500000001002003', to: '1780' } as const;
