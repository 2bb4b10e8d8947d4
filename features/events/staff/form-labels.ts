/** What the fields of an event's form are called. */
export const formLabels: Readonly<Record<string, string>> = {
  title: 'Title',
  slug: 'Address',
  summary: 'In a sentence or two',
  body: 'What to expect',
  kind: 'What it is',
  topics: 'Topics',
  startDate: 'Day',
  startTime: 'Begins',
  endDate: 'Last day',
  endTime: 'Ends',
  zone: 'Time zone',
  place: 'Where',
  recording: 'Where it can be seen again',
  'onSite.seats': 'Seats on site',
  'onSite.instructions': 'What guests on site are told',
  'online.seats': 'Seats online',
  'online.instructions': 'What guests online are told',
  agenda: 'Agenda',
  questions: 'Questions',
  speakers: 'Who leads it',
  cards: 'Cards of the cover',
  code: 'Lines below the cards',
};

/** The fields of the form with each list as one text, a line a row: how edits are compared and remembered. */
export function inWords(values: Readonly<Record<string, string>>): Record<string, string> {
  const said: Record<string, string> = {};
  const lines = new Map<string, string[]>();
  for (const [name, value] of Object.entries(values)) {
    const [, list, number] = /^(\w+)\.(\d+)\./.exec(name) ?? [];
    if (list === undefined) said[name] = value;
    else if (value !== '') {
      const row = lines.get(`${list}.${number}`);
      if (row) row.push(value.replaceAll('\n', ', '));
      else lines.set(`${list}.${number}`, [value.replaceAll('\n', ', ')]);
    }
  }
  for (const [row, parts] of lines) {
    const list = row.split('.')[0] ?? '';
    said[list] = [said[list], parts.join(' · ')].filter(Boolean).join('\n');
  }
  return said;
}
