/** What happens around a meeting. */
export const meetingSteps = [
  {
    when: 'Before',
    text: 'The invitation comes by mail, with a calendar entry and the ways to move or cancel it. You need no account for any of it.',
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
