/** The sample workshop, as it stands on its invoices. */
export const seller = {
  name: 'Kestrel & Rowe Sign Workshop',
  address: 'Hafenstr. 12, 28217 Bremen, Germany',
  vatId: 'DE136695976',
  iban: 'DE89370400440532013000',
} as const;
