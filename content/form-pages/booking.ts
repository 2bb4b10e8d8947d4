/** What happens around a meeting. */
export const meetingSteps = [
  {
    when: 'Before',
    text: 'You get a calendar entry with links to move or cancel the meeting. You don’t need an account for any of it.',
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
