import { Lanes } from './lanes.tsx';

/** How a plain exclusion constraint makes visitors wait in a circle. */
export const SlotCircle = () => (
  <Lanes
    lanes={['First visitor', 'Second visitor', 'Third visitor']}
    steps={[
      { lane: 0, text: 'Enters 14:00 and holds it', tone: 'good' },
      { lane: 1, text: 'Enters 14:00 too, then checks: waits for the first', tone: 'wait' },
      { lane: 2, text: 'Enters 14:00 too, then checks: waits for the first', tone: 'wait' },
      { lane: 0, text: 'Gives up and rolls back' },
      { lane: 1, text: 'Checks again: the third one’s entry is in the way' },
      { lane: 2, text: 'Checks again: the second one’s entry is in the way' },
      { lane: 1, text: 'Cancelled by the database after a second: deadlock', tone: 'bad' },
    ]}
  />
);

/** Why a combobox that was touched too early stays dead. */
export const DeadList = () => (
  <Lanes
    lanes={['Visitor', 'Page', 'Combobox']}
    steps={[
      { lane: 0, text: 'Clicks into the field, which gets the focus' },
      { lane: 0, text: 'Types “Ber”' },
      { lane: 1, text: 'Code arrives, the page hydrates' },
      { lane: 2, text: 'Starts idle: it saw no focus event', tone: 'wait' },
      { lane: 0, text: 'Types “lin”' },
      { lane: 2, text: 'Still idle: ignores the text', tone: 'bad' },
    ]}
  />
);

/** From a question to a quotation. */
export const AskLanes = () => (
  <Lanes
    lanes={['Search', 'Reader', 'Page']}
    steps={[
      { lane: 0, text: 'Orders passages by words and meaning' },
      { lane: 0, text: 'Hands over the best five' },
      { lane: 1, text: 'Marks the best span in each and scores it' },
      { lane: 1, text: 'Takes off two points for each place further down' },
      { lane: 2, text: '0 or more: an answer', tone: 'good' },
      { lane: 2, text: '−3.3 to 0: a probable answer', tone: 'wait' },
      { lane: 2, text: 'Below −3.3: no answer, only the nearest passages', tone: 'bad' },
    ]}
  />
);

/** The gap between handing an email over and hearing that it was accepted. */
export const MailGap = () => (
  <Lanes
    lanes={['Our server', 'Mail server']}
    steps={[
      { lane: 0, text: 'Marks the row “sending” and commits' },
      { lane: 0, text: 'Hands the email over' },
      { lane: 1, text: 'Accepts the email', tone: 'good' },
      { lane: 0, text: 'kill -9', tone: 'bad' },
      { lane: 1, text: 'Says “accepted”, but nobody is listening', tone: 'wait' },
      { lane: 0, text: 'Restarts, finds “sending”, marks it uncertain' },
      { lane: 0, text: 'Sends it again with the same Message-ID' },
    ]}
  />
);

/** A change that comes while a page is being made. */
export const StalePage = () => (
  <Lanes
    lanes={['Page being made', 'Operator', 'Version of “settings”']}
    steps={[
      { lane: 2, text: '7' },
      { lane: 0, text: 'Notes that settings are at version 7' },
      { lane: 0, text: 'Reads the old name' },
      { lane: 1, text: 'Saves a new name' },
      { lane: 2, text: '8' },
      { lane: 0, text: 'Is stored with version 7' },
      { lane: 2, text: '7 isn’t 8, so the page is rendered again', tone: 'good' },
    ]}
  />
);

/** The two ways to round the tax on three items. */
export const Rounding = () => (
  <Lanes
    lanes={['Line by line', 'On the sum']}
    steps={[
      { lane: 0, text: '0.33 × 19% = 0.0627, rounded to 0.06' },
      { lane: 0, text: 'Three times 0.06 = 0.18', tone: 'bad' },
      { lane: 1, text: '3 × 0.33 = 0.99' },
      { lane: 1, text: '0.99 × 19% = 0.1881, rounded to 0.19', tone: 'good' },
    ]}
  />
);

/** How a name that changes its mind is kept from leading into our own network. */
export const Rebinding = () => (
  <Lanes
    lanes={['Our fetcher', 'Attacker’s name server']}
    steps={[
      { lane: 0, text: 'Where is shop.example?' },
      { lane: 1, text: '93.184.216.34' },
      { lane: 0, text: 'Checks the address: it is public', tone: 'good' },
      { lane: 1, text: 'From now on: 127.0.0.1', tone: 'bad' },
      { lane: 0, text: 'Connects to 93.184.216.34 without asking again', tone: 'good' },
    ]}
  />
);

/** Three visits that a scan makes. */
export const ThreeVisits = () => (
  <Lanes
    lanes={['Before a choice', 'After refusing', 'After accepting']}
    steps={[
      { lane: 0, text: 'Fresh profile: open the page, touch nothing' },
      { lane: 1, text: 'Fresh profile: find the button that refuses, click it' },
      { lane: 2, text: 'Fresh profile: click the button that accepts' },
      { lane: 1, text: 'Open the page again, because a choice shows on the next page' },
      { lane: 2, text: 'Open it again' },
      { lane: 0, text: 'Companies contacted here didn’t wait', tone: 'bad' },
      { lane: 1, text: 'Companies contacted here ignored the refusal', tone: 'bad' },
      { lane: 2, text: 'The difference shows what consent is for', tone: 'good' },
    ]}
  />
);

/** Where a dead address is reported. */
export const WhoIsWrong = () => (
  <Lanes
    lanes={['A link', 'The sitemap', 'The server']}
    steps={[
      { lane: 0, text: 'Only a link leads there: the link is wrong', tone: 'bad' },
      { lane: 1, text: 'Only the sitemap lists it: the sitemap is wrong', tone: 'bad' },
      { lane: 2, text: 'Linked and listed: the server lost the page', tone: 'bad' },
    ]}
  />
);

/** A start that finds the database of one that was killed. */
export const AdoptLanes = () => (
  <Lanes
    lanes={['First start', 'Database', 'Second start']}
    steps={[
      { lane: 0, text: 'Creates the cluster, starts it, migrates' },
      { lane: 1, text: 'Runs on a socket in the data folder', tone: 'good' },
      { lane: 0, text: 'Is killed', tone: 'bad' },
      { lane: 1, text: 'Keeps running', tone: 'wait' },
      { lane: 2, text: 'Finds the lock file: the process is alive and ours' },
      { lane: 2, text: 'Adopts the database and serves', tone: 'good' },
    ]}
  />
);
