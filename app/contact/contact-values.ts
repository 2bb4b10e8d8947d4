/** What the contact pages show of the settings; empty where it is not set. */
export interface ContactValues {
  email: string;
  chat: string;
  phone: string;
  hours: string;
  timeZone: string;
  name: string;
  place: string[];
}
