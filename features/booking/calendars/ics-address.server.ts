import { busyInIcs } from './busy-in-ics.ts';
import { askCalendar } from './fetch-calendar.server.ts';
import { type BusyQuestion, CalendarTrouble, type RemoteCalendar } from './remote-calendar.ts';

/** Reads a calendar's text, or says that it is none. */
export function busyInText(text: string, question: BusyQuestion) {
  try {
    return busyInIcs(text, question);
  } catch {
    throw new CalendarTrouble('What stands under this address is no calendar.');
  }
}

/** A calendar that is published under an address: it can be read, not written. */
export function icsAddress(address: string): RemoteCalendar {
  return {
    async readBusy(question) {
      // What calendar programs offer as webcal: is https.
      const url = address.replace(/^webcal:/, 'https:');
      const { text } = await askCalendar(url, { headers: { Accept: 'text/calendar' }, expect: [200] });
      return busyInText(text, question);
    },
  };
}
