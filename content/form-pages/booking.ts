/** What happens around a meeting. */
export const meetingSteps = [
  {
    when: 'Before',
    text: 'You get a calendar entry with links to move or cancel the meeting. You don’t need an account for any of it.',
  },
  {
    when: 'During',
    text: 'You’ll talk to the people who would do the work. They take notes you can read as they write.',
  },
  {
    when: 'After',
    text: 'You keep the notes. We won’t chase you for a decision, so what happens next is up to you.',
  },
] as const;
