import { Lanes } from './lanes.tsx';

/** How a plain exclusion constraint makes visitors wait in a circle. */
export const SlotCircle = () => (
  <Lanes
    lanes={['First visitor', 'Second visitor', 'Third visitor']}
    steps={[
      { lane: 0, text: 'Enters 14:00 and holds it', tone: 'good' },
      { lane: 1, text: 'Enters 14:00 too, then looks: waits for the first', tone: 'wait' },
      { lane: 2, text: 'Enters 14:00 too, then looks: waits for the first', tone: 'wait' },
      { lane: 0, text: 'Gives up and rolls back' },
      { lane: 1, text: 'Looks again: the third one’s entry is in the way' },
      { lane: 2, text: 'Looks again: the second one’s entry is in the way' },
      { lane: 1, text: 'Cancelled by the database after a second: deadlock', tone: 'bad' },
    ]}
  />
);

/** Why a combobox that was touched too early stays dead. */
export const DeadList = () => (
  <Lanes
    lanes={['Visitor', 'Page', 'Combobox']}
    steps={[
      { lane: 0, text: 'Clicks into the field: it has the focus' },
      { lane: 0, text: 'Types “Ber”' },
      { lane: 1, text: 'Code arrives, the page hydrates' },
      { lane: 2, text: 'Starts idle: has heard of no focus', tone: 'wait' },
      { lane: 0, text: 'Types “lin”' },
      { lane: 2, text: 'Still idle: takes no text', tone: 'bad' },
    ]}
  />
);

/** From a question to a quotation. */
export const AskLanes = () => (
  <Lanes
    lanes={['Search', 'Reader', 'Page']}
    steps={[
      { lane: 0, text: 'Orders passages by words and meaning' },
      { lane: 0, text: 'Hands over the first five' },
      { lane: 1, text: 'Marks the best span in each and scores it' },
      { lane: 1, text: 'Takes off two points for each place further down' },
      { lane: 2, text: '0 and more: an answer', tone: 'good' },
      { lane: 2, text: '−3.3 to 0: probably', tone: 'wait' },
      { lane: 2, text: 'Below −3.3: “not in here”, with the nearest passages', tone: 'bad' },
    ]}
  />
);

/** The gap between handing a mail over and hearing that it was taken. */
export const MailGap = () => (
  <Lanes
    lanes={['Our server', 'Mail server']}
    steps={[
      { lane: 0, text: 'Marks the row “sending” and commits' },
      { lane: 0, text: 'Hands the mail over' },
      { lane: 1, text: 'Takes the mail', tone: 'good' },
      { lane: 0, text: 'kill -9', tone: 'bad' },
      { lane: 1, text: 'Says “accepted” to nobody', tone: 'wait' },
      { lane: 0, text: 'Starts, finds “sending”: uncertain' },
      { lane: 0, text: 'Sends again, same Message-ID' },
    ]}
  />
);

/** A change that comes while a page is being made. */
export const StalePage = () => (
  <Lanes
    lanes={['Page being made', 'Operator', 'Version of “settings”']}
    steps={[
      { lane: 2, text: '7' },
      { lane: 0, text: 'Notes: settings at 7' },
      { lane: 0, text: 'Reads the old name' },
      { lane: 1, text: 'Saves a new name' },
      { lane: 2, text: '8' },
      { lane: 0, text: 'Is stored with the note 7' },
      { lane: 2, text: '7 is not 8: old at birth, made once more', tone: 'good' },
    ]}
  />
);

/** The two ways to round the tax on three items. */
export const Rounding = () => (
  <Lanes
    lanes={['Line by line', 'On the sum']}
    steps={[
      { lane: 0, text: '0.33 × 19% = 0.0627, rounded 0.06' },
      { lane: 0, text: 'Three times 0.06 = 0.18', tone: 'bad' },
      { lane: 1, text: '3 × 0.33 = 0.99' },
      { lane: 1, text: '0.99 × 19% = 0.1881, rounded 0.19', tone: 'good' },
    ]}
  />
);

/** How a name that changes its mind is kept from leading into our own network. */
export const Rebinding = () => (
  <Lanes
    lanes={['Our fetcher', 'Name server of the attacker']}
    steps={[
      { lane: 0, text: 'Where is shop.example?' },
      { lane: 1, text: '93.184.216.34' },
      { lane: 0, text: 'Looks at the address: public', tone: 'good' },
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
      { lane: 1, text: 'Fresh profile: find the button that refuses, press it' },
      { lane: 2, text: 'Fresh profile: press the button that accepts' },
      { lane: 1, text: 'Open the page again: a choice shows on the next page' },
      { lane: 2, text: 'Open it again' },
      { lane: 0, text: 'Whoever is called here did not wait', tone: 'bad' },
      { lane: 1, text: 'Whoever is called here does not listen', tone: 'bad' },
      { lane: 2, text: 'What consent is really for', tone: 'good' },
    ]}
  />
);

/** Where a dead address is reported. */
export const WhoIsWrong = () => (
  <Lanes
    lanes={['A link', 'The sitemap', 'The server']}
    steps={[
      { lane: 0, text: 'Only a link leads there: the link is wrong', tone: 'bad' },
      { lane: 1, text: 'Only the sitemap names it: the sitemap is wrong', tone: 'bad' },
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
      { lane: 1, text: 'Goes on', tone: 'wait' },
      { lane: 2, text: 'Finds the lock file: alive, and ours' },
      { lane: 2, text: 'Adopts it and serves', tone: 'good' },
    ]}
  />
);
