/** The kinds of meeting that can be had. */
export interface MeetingType {
  id: string;
  minutes: number;
  name: string;
  /** What it is for. */
  purpose: string;
  bring: string;
  /** What exists after it that did not before. */
  after: string;
  action: string;
}

export const meetingTypes: readonly MeetingType[] = [
  {
    id: 'introduction',
    minutes: 15,
    name: 'Introduction',
    purpose: 'You describe the work in your own words and we say whether we are the right people for it.',
    bring: 'Nothing. One sentence on what goes wrong today is plenty.',
    after: 'A yes, or the name of a kind of team that would suit you better.',
    action: 'Ask for an introduction',
  },
  {
    id: 'scoping',
    minutes: 30,
    name: 'Scoping call',
    purpose:
      'One engineer and one designer ask until they can draw the smallest version that is worth having.',
    bring: 'A screen, a spreadsheet or a photo of how it is done now.',
    after: 'Two pages by mail: what is in, what is out, and how it would be charged.',
    action: 'Propose a scoping call',
  },
  {
    id: 'review',
    minutes: 60,
    name: 'Technical review',
    purpose: 'We read a running system with you: structure, tests, data, and the part everybody avoids.',
    bring: 'Read access to the repository two working days ahead, or a shared screen.',
    after: 'Findings in order of risk, each with the file it stands in.',
    action: 'Propose a review',
  },
];

/** The begun mail for a meeting. */
export const meetingMail = (meeting: MeetingType): string[] => [
  'Hello,',
  '',
  `I would like a ${meeting.name.toLowerCase()} (${meeting.minutes} minutes, by video).`,
  '',
  'Three times that suit me, with my time zone:',
  '1. ',
  '2. ',
  '3. ',
  '',
  'What it is about: ',
  '',
];

export const meetingSteps = [
  {
    when: 'Before',
    text: 'You get an answer with one of your three times and a video link that opens in the browser. No account, no installation.',
  },
  {
    when: 'During',
    text: 'The people on the call are those who would do the work. They take notes that you can read while they are written.',
  },
  {
    when: 'After',
    text: 'The notes are yours. Nobody rings you up to ask whether you have decided: the next move is always your own.',
  },
] as const;
