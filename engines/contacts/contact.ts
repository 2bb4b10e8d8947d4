/** Somebody as address books exchange them. What is not known is empty. */
export interface Contact {
  name: string;
  company: string;
  role: string;
  emails: readonly string[];
  phones: readonly string[];
  /** As in 1990-04-05, or --04-05 where the year isn't known. */
  birthday: string;
  address: string;
  note: string;
}

export const noContact: Contact = {
  name: '',
  company: '',
  role: '',
  emails: [],
  phones: [],
  birthday: '',
  address: '',
  note: '',
};

/** What was read out of a file, and what could not be, with the line or row it began on. */
export interface ReadContacts {
  contacts: readonly Contact[];
  problems: readonly { line: number; text: string }[];
}
