import type { Story } from './story.ts';

export const applicantTracking: Story = {
  path: '/applicant-tracking-system',
  name: 'Applicant tracking',
  note: 'Scorecards stay shut until you have written your own',
  trade: 'People',
  hue: 'lime',
  object: 'sieve',
  alt: 'A sieve that keeps three balls and lets a small one fall',
  heading: ['Scores nobody', 'can copy'],
  lead: 'Hiring software in which interviewers judge independently first, everybody sees whose turn it is, and no candidate is forgotten along the way.',
  action: { label: 'Open the hiring desk', href: '/application-tracking-system/demo' },
  facts: [
    ['State', 'Working demo; runs in your browser'],
    ['Sample', 'Six jobs and about 180 made-up candidates, or 20,000 from the menu'],
    ['Roles', 'Recruiter, hiring manager and candidate'],
    ['Reads', 'Résumés as PDF, Word or text'],
    ['Exports', 'Records as a file, candidates as CSV, interviews as calendar files'],
  ],
  sections: [
    {
      heading: 'The first opinion wins',
      paragraphs: [
        'Three people interview the same candidate. The first writes “strong yes” into a shared document, the second reads it before typing, and by the third nobody is judging the candidate any more; they are judging the mood. The panel looks unanimous and has produced one opinion.',
        'Here you can see that a colleague has handed in a scorecard, but not what is in it. It opens when you hand in your own. Anyone who isn’t on the panel, the recruiter included, can read the scorecards once all of them are in.',
        'A scorecard needs a mark for each criterion of the job, a verdict and a sentence that says why. You may change your mind after reading the others, and the earlier version stays below the new one, with its date.',
      ],
    },
    {
      heading: 'A board that shows who is waiting',
      paragraphs: [
        'A candidate who hears nothing for three weeks takes another job. So each stage has a small scale above its cards: one dot for each candidate, placed by the days they have waited, and a dashed line that nobody should cross. You see the stuck stage before you have read a single name.',
        'Drag a card with the mouse or a finger, or move it with the arrow keys. On a phone each card has a button for its next stage. A move restarts the wait, hands the turn to the right person and can be undone.',
      ],
      rules: [
        ['Wait', 'Days in this stage, the longest first, with a limit for each stage.'],
        ['Turn', 'A filled dot means it’s our turn, an open one that it’s the candidate’s.'],
        ['Filters', 'Name, whose turn, source, and those who have waited too long.'],
      ],
    },
    {
      heading: 'Résumés, read in your browser',
      paragraphs: [
        'Drop in a handful of résumés, and the application finds the name, contact details, jobs, degrees and skills in each of them. Every field is marked in the text, so you can see where it came from and correct it before anybody is added. If a file can’t be read you’re told why, and the others go ahead.',
        'No model guesses here: the reader knows headings, dates in English, German, Dutch and French, and the shape of lines. That makes every result explainable, and it also explains which cases were hard. In a two-column layout, the name can come after the skills. “Go” is a language and “go” is a verb. “C++” must not count as “C”.',
        'Years of experience are easy to add up wrongly. Two jobs held side by side cover the same months, so overlapping months count once. In the example here, simple addition would have counted nine of Maren’s months twice.',
      ],
    },
    {
      heading: 'No score, on purpose',
      paragraphs: [
        'Each requirement of a job names the line that meets it, or says that it wasn’t found. The software doesn’t add these up or rank anybody by them, because a total hides which requirement was missing and tempts everyone to stop reading.',
        'You can also screen for a job anonymously: names, contact details and dates stay covered until the interviews. Work and skills stay readable, and since every character keeps its place, the marks in the text still fit.',
      ],
    },
    {
      heading: 'Interviews when everyone is free',
      paragraphs: [
        'Choose who takes part, and the application shows the hours in the next two weeks when all of them are working and free. It uses the engine that plans our own bookings. An hour offered to one candidate counts as busy until it is answered. The candidate picks one and gets a calendar file.',
        'Emails begin with a template and are kept as drafts, and the offer letter is a PDF for A4 or Letter paper.',
      ],
    },
    {
      heading: 'An ending has a reason',
      paragraphs: [
        'Every rejection needs a reason that the candidate can be told. The application leaves the board, its timeline says who decided and when, and a date is set for deleting the data: 180 days after the decision. If it was a mistake, the application can be opened again.',
        'The list of data to delete names everyone who is due and deletes everything about them in one go: applications, notes, scorecards, interviews, emails and the file they sent. It leaves out people still in process and those who were hired.',
      ],
    },
    {
      heading: 'Three pairs of eyes',
      rules: [
        ['Recruiter', 'Sees all jobs and candidates, and imports lists as CSV or Excel.'],
        ['Manager', 'Sees the boards and candidates of their own jobs.'],
        [
          'Candidate',
          'Applies with a résumé as PDF or Word, which fills in the form, and sees where the application has got to, but nobody’s opinion of it.',
        ],
      ],
    },
    {
      heading: 'What the sample leaves out',
      paragraphs: [
        'All people and the company are made up. Nothing you enter leaves your browser, so no email is sent, and the seal on a scorecard is a rule of the application rather than a lock: someone who opens the browser’s own storage could read a colleague’s card. With a server, cards you may not read would stay there.',
        'A scanned résumé has no text to read. For your team we would add sign-in, a database, your mail server and text recognition for scans.',
      ],
    },
  ],
};
