/** Settings of a company that can be written to and may write bills: a new site has none of them. */
export const realCompany = {
  company: {
    legalName: 'Harbour Works GmbH',
    street: 'Kai 3',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'Germany',
    register: 'HRB 1234, Hamburg',
    vatId: 'DE136695976',
    responsible: 'Noor Bakker',
  },
  links: { chat: 'https://wa.me/49401234' },
  contact: { email: 'hello@akra.example' },
  billing: {
    taxNumber: '27/123/45678',
    accountHolder: 'Harbour Works GmbH',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    bank: 'Deutsche Kreditbank',
  },
};
