/** Settings of a company that may write bills: tests need one whose legal data is neither missing nor the sample. */
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
  billing: {
    taxNumber: '27/123/45678',
    accountHolder: 'Harbour Works GmbH',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    bank: 'Deutsche Kreditbank',
  },
};
