/** What the contact pages show of the settings. */
export interface ContactValues {
  email: string;
  chat: string;
  phone: string;
  hours: string;
  timeZone: string;
  address: string[];
}
