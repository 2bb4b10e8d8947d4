/** A postal address in its parts; null where the text does not say. */
export interface Address {
  name: string | null;
  street: string | null;
  number: string | null;
  postcode: string | null;
  town: string | null;
  /** ISO 3166, told by a name, else by the shape of the post code. */
  country: string | null;
}
