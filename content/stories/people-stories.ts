import type { Story } from './story.ts';

/** Staff, hiring and learning. */
export const peopleStories: readonly Story[] = [
  {
    path: '/employee-management-system',
    name: 'Employee management',
    note: 'Leave, contracts and absences that add up to the half day',
    trade: 'People',
    hue: 'lilac',
    object: 'badge',
    alt: 'A staff badge on a lanyard',
    heading: ['Leave that', 'adds up'],
    lead: 'A staff desk for small companies. Balances count what is asked for as well as what is granted, and a contract that starts mid-month accrues from that day.',
    action: { label: 'Open the sample', href: '/employee-management-system/demo' },
    facts: [
      ['State', 'Design study, not built yet'],
      ['Keeps', 'People, contracts, leave, absences'],
      ['Counts in', 'Hours, shown as days of the person’s own week'],
      ['Gives', 'A leave calendar and a payroll export'],
      ['Answers', 'What users of known products report broken'],
    ],
    sections: [
      {
        heading: 'A request already costs days',
        paragraphs: [
          'Most systems subtract leave when it is granted. Two open requests can then spend the same day. Here a pending request is held against the balance and shown as held, so the second one is refused at once.',
        ],
        rules: [
          ['Granted', 'Taken from the balance on the day it is for.'],
          ['Held', 'Asked for and not yet answered; it returns when declined.'],
          ['Free', 'What is left after both, and the only number a form may spend.'],
        ],
      },
      {
        heading: 'Half a day is an exact number',
        paragraphs: [
          'Everything is kept in minutes. A day means what that person works on that weekday: eight hours on Monday, four on Friday. Nothing is rounded until it is printed.',
          'A change of contract starts on a date. The year is counted in pieces, before and after, and both pieces can be opened.',
        ],
      },
      {
        heading: 'No run changes a date silently',
        refusals: [
          'A bulk run shows every row it will change and waits for a yes.',
          'A person without a contract is listed as such, not skipped.',
          'Sick notes are seen by two roles; the team calendar says “away”.',
        ],
      },
    ],
  },
  {
    path: '/applicant-tracking-system',
    name: 'Applicant tracking',
    note: 'Scorecards stay shut until you have written your own',
    trade: 'People',
    hue: 'lime',
    object: 'sieve',
    alt: 'A sieve that keeps three balls and lets a small one fall',
    heading: ['Scores nobody', 'can copy'],
    lead: 'A hiring desk where interviewers judge alone first. Cards open when yours is in, candidates pick their own hour, and data goes when it must.',
    action: { label: 'Open the sample', href: '/application-tracking-system/demo' },
    facts: [
      ['State', 'Design study, not built yet'],
      ['Keeps', 'Candidates, stages, scorecards, mail'],
      ['Scheduling', 'By the candidate, with a calendar file'],
      ['Warns', 'When somebody sits in a stage too long'],
      ['Deletes', 'By date, with a record that it did'],
    ],
    sections: [
      {
        heading: 'Shut until you have judged',
        paragraphs: [
          'The first opinion in a room becomes the second and third. A scorecard can be read by others only after they have handed in their own, and a later edit shows what it was before.',
        ],
      },
      {
        heading: 'Four things a stage knows',
        rules: [
          ['Age', 'How long each person has waited there, oldest first.'],
          ['Source', 'Where they heard of the post, asked once and never guessed.'],
          ['Next', 'Whose turn it is: theirs, or one named person of ours.'],
          ['Exit', 'Declined, withdrawn or moved on, each with a letter.'],
        ],
      },
      {
        heading: 'Forgetting is a feature here',
        paragraphs: [
          'Six months after a decision a candidate is asked whether to stay on file. Silence means deletion: letters, notes, scores and files, with one line left that says when.',
        ],
        refusals: [
          'No ranking by a model. People read applications.',
          'No photograph and no age on the card interviewers see.',
        ],
      },
    ],
  },
  {
    path: '/online-student-training-portal',
    name: 'Training portal',
    note: 'A student’s view: the next lesson, and what is unclear',
    trade: 'Learning',
    hue: 'pink',
    object: 'book',
    alt: 'An open book with a ribbon',
    heading: ['Stuck lessons', 'show themselves'],
    lead: 'What a student sees: one next step, lessons that remember the sentence one stopped at, quizzes that explain a wrong answer instead of counting it.',
    action: { label: 'Open the sample', href: '/online-student-training-portal/demo' },
    facts: [
      ['State', 'Design study, not built yet'],
      ['For', 'Students; teachers have the other view'],
      ['Lessons', 'Text, code, sound and questions in between'],
      ['Remembers', 'The paragraph, on every device'],
      ['Leaves', 'With a certificate anyone can check'],
    ],
    sections: [
      {
        heading: 'One door is open at a time',
        paragraphs: [
          'The first screen holds one button: the lesson to continue, at the paragraph where reading stopped. Everything else stands below, in the order of the course.',
        ],
      },
      {
        heading: 'A wrong answer opens the lesson',
        paragraphs: [
          'Each wrong choice is tied to the passage that would have prevented it. The passage is shown, then the question comes again with its choices in another order.',
        ],
        rules: [
          ['Try', 'No timer and no limit; the first answer is what the teacher sees.'],
          ['Skip', 'Allowed. A skipped question returns at the end of the chapter.'],
          ['Ask', 'A question to the teacher carries the paragraph it is about.'],
        ],
      },
      {
        heading: 'Where the course itself is weak',
        paragraphs: [
          'If many first answers are wrong, the passage is marked for its author and not for the students. The list is sorted by how many people stopped there.',
        ],
      },
    ],
  },
  {
    path: '/LMS',
    name: 'Learning management',
    note: 'The administrator’s shelf: courses, runs, people, proof',
    trade: 'Learning',
    hue: 'sky',
    object: 'shelf',
    alt: 'A bookcase with two full shelves',
    heading: ['One shelf for', 'every course run'],
    lead: 'The administrator’s side of teaching. A course is written once and run many times; each run has its people, its dates and its own version of the text.',
    action: { label: 'See the student’s side', href: '/online-student-training-portal' },
    facts: [
      ['State', 'Design study, not built yet'],
      ['For', 'People who plan and answer for training'],
      ['Separates', 'The course, its runs, and who is in them'],
      ['Exports', 'SCORM packages and plain CSV'],
      ['Signs', 'Batch and date on each certificate'],
    ],
    sections: [
      {
        heading: 'A course is not its run',
        paragraphs: [
          'Editing a lesson in March must not change what the January group was taught. A run keeps the version it started with; moving it to a newer one is a decision with a name under it.',
        ],
        sample: {
          caption: 'Three runs of one course',
          lines: [
            'fire-safety  v3   Jan  ended    41 people',
            'fire-safety  v4   Mar  running  38 people',
            'fire-safety  v5   Sep  planned   0 people',
          ],
        },
      },
      {
        heading: 'Who must know what, by when',
        paragraphs: [
          'Duties belong to roles, and people to roles. Changing a role shows at once what somebody now lacks, what runs out within ninety days, and which run has room.',
        ],
      },
      {
        heading: 'Fewer screens than it could have',
        refusals: [
          'No feed, no points, no badges for logging in.',
          'No course builder with forty blocks: text, picture, sound, question.',
          'No silent completion: the message says which rule was met.',
        ],
      },
    ],
  },
  {
    path: '/certificate-issuance-portal',
    name: 'Certificates',
    note: 'A sheet of paper that anyone can check by its code',
    trade: 'Learning',
    hue: 'sun',
    object: 'seal',
    alt: 'A round seal with a tick and two ribbons',
    heading: ['Papers that', 'prove themselves'],
    lead: 'Certificates as PDF with a code on them. Whoever holds one sees on a public page whether it is real, to whom it was given, and whether it was withdrawn.',
    action: { label: 'Open its sheet', href: '/applications/certificate-portal' },
    facts: [
      ['State', 'Design study, not built yet'],
      ['Reads', 'A list of names, or a course that ended'],
      ['Gives', 'PDF/A with a QR code, one or a thousand'],
      ['Checks', 'By code, without an account'],
      ['Withdraws', 'With a date and a reason; never deletes'],
    ],
    sections: [
      {
        heading: 'The code carries no name',
        paragraphs: [
          'A certificate’s code is random and says nothing by itself. The page it leads to shows the name only to someone who already holds the paper: they type the last letters of the surname.',
        ],
      },
      {
        heading: 'Issued once, corrected in the open',
        rules: [
          ['Number', 'Given inside the transaction, so the series has no gap and no double.'],
          ['Typing error', 'A new sheet replaces the old; the old code says so and leads on.'],
          ['Withdrawn', 'The page stays and names the day. Paper cannot be called back.'],
          ['Offline', 'The sheet also carries a signature that a tool can check without us.'],
        ],
      },
      {
        heading: 'Long names were tested first',
        paragraphs: [
          'The drawing step measures each name in the real font, then breaks or shrinks it by rule. A list is shown as small sheets before anything is issued, longest name on top.',
        ],
      },
    ],
  },
];
