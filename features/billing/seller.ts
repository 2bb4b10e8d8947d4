/** Who sells, as a document says it: copied when it is made, because settings change and documents do not. */
export interface Seller {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  /** By its code; tax follows from it. */
  country: string;
  register: string;
  vatId: string;
  taxNumber: string;
  email: string;
  phone: string;
  accountHolder: string;
  /** Empty where nobody has set bank details up: then none are shown. */
  iban: string;
  bic: string;
  bank: string;
}
