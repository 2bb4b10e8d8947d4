import type { AskCalendar } from './fetch-calendar.server.ts';
import { readInThread } from './read-in-thread.server.ts';
import type { RemoteCalendar } from './remote-calendar.ts';

/** A calendar that is published under an address: it can be read, not written. */
export function icsAddress(address: string, ask: AskCalendar): RemoteCalendar {
  return {
    async readBusy(question) {
      // What calendar programs offer as webcal: is https.
      const url = address.replace(/^webcal:/, 'https:');
      const { text } = await ask(url, { headers: { Accept: 'text/calendar' }, expect: [200] });
      return readInThread({ kind: 'ics', text, question });
    },
  };
}
