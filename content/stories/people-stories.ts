import { printedBy, proof, said } from '../proof.ts';
import type { Story } from './story.ts';

/** Staff, hiring and learning. */
export const peopleStories: readonly Story[] = [
  {
    path: '/employee-management-system',
    name: 'Employee management',
    note: 'Leave, contracts and hours that add up to the half day',
    trade: 'People',
    hue: 'lilac',
    object: 'badge',
    alt: 'A staff badge on a lanyard',
    heading: ['Leave that', 'adds up'],
    lead: 'An HR application for a company of 250 people in eight countries. Open it as an employee, a manager or HR; whatever you change stays in your browser.',
    action: { label: 'Open the application', href: '/employee-management-system/demo' },
    facts: [
      ['State', 'Live demo on this site'],
      ['Keeps', 'People, contracts, leave, hours and pay'],
      ['Counts in', 'Minutes, shown as days of the person’s own week'],
      ['Roles', 'Employee, manager and HR'],
      ['Data', 'Made-up people, 250 or 5,000; your changes stay in your browser'],
    ],
    sections: [
      {
        heading: 'A request already costs days',
        paragraphs: [
          'Most systems subtract leave when it is granted, so two open requests can spend the same day. Here a request counts from the moment it is sent. The form shows what it would take and what would be left, and refuses days that are no longer there.',
          'Public holidays come from the country somebody works in. Managers see how many of the team would be away on the busiest day before they answer.',
        ],
        rules: [
          ['Approved', 'Taken from the balance on the days it is for.'],
          ['Waiting', 'Asked for and not yet answered; it returns when it is declined.'],
          ['Left', 'What remains after both, and all that a new request may use.'],
        ],
      },
      {
        heading: 'Half a day is an exact number',
        paragraphs: [
          'Everything is kept in minutes. A day means what that person works on that weekday: eight hours on Monday, four on Friday, nothing on a free Wednesday. A change of hours starts on a date, and the month is split there.',
          'Each month earns a twelfth of the year’s leave. Up to five days move into the next year and lapse after March. Every balance opens into its lines, so anybody can check where a quarter of a day came from. Tests compare the sums with a slow second calculation that walks through every single day.',
        ],
      },
      {
        heading: 'One day, told by role',
        paragraphs: [
          'The first screen answers three questions: who is away, what is waiting for me, and what is coming up. An employee sees the team, a clock to press and the leave that is left. A manager sees the team’s faces and approves or declines in place. HR sees the whole company, team by team.',
          'The organisation chart can be pulled, zoomed and searched. HR moves people by dragging a card or by choosing a manager from a list, and a move that would run in a circle is refused with the reason.',
          'Reports show headcount, joiners and leavers, days away and leave left: of the whole company for HR, and of their own team for a manager. Each chart has its figures as a table and as CSV.',
        ],
      },
      {
        heading: 'From gross to net, with its working',
        paragraphs: [
          'A payroll run works out everybody’s month in whole cents: pay by contract, unpaid leave, months that somebody joined or left in, and bonuses. What needs a look stands first, such as a missing bank account. Each line of a payslip says how it came about.',
          'The tax rules are those of Marland, a country that we made up, and they are printed below the run. A closed month keeps its payslips as they were, and the run can be taken away as CSV.',
        ],
      },
      {
        heading: 'Who may see what',
        refusals: [
          'The reason for sick leave is seen by the person and by HR. Everybody else reads “away”.',
          'Pay, bank details and documents are seen by the person and by HR.',
          'Corrected hours stand only after a manager has accepted them.',
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
    lead: 'A hiring desk where interviewers judge alone first, everybody sees whose turn it is, and no candidate is forgotten in a stage.',
    action: { label: 'Open the hiring desk', href: '/application-tracking-system/demo' },
    facts: [
      ['State', 'Runs in your browser with sample data'],
      ['Sample', 'Six jobs and about 180 made-up candidates, or 20,000 from the menu'],
      ['Roles', 'Recruiter, hiring manager and candidate'],
      ['Keeps', 'Everything you change, in your browser alone'],
      ['Reads', 'Résumés as PDF, Word or text, in your browser'],
      ['Takes along', 'Records as a file, candidates as CSV, interviews as calendar files'],
    ],
    sections: [
      {
        heading: 'A board that shows the waiting',
        paragraphs: [
          'Each job has a board with its stages as columns. Above the cards stands a small scale: one dot for each candidate, at the day they have waited to, and a dashed line that nobody should cross. You see which stage is stuck before you have read a single name.',
          'Drag a card to another stage with the mouse or a finger, or move it with the arrow keys. On a phone each card also has a button for its next stage. Every move starts the wait anew, passes the turn to the right person and can be undone.',
        ],
        rules: [
          ['Wait', 'Days in this stage, the longest first, with a limit for each stage.'],
          ['Turn', 'A filled dot waits for us, an open one for the candidate.'],
          ['Filters', 'Name, whose turn, source, and those who have waited too long.'],
        ],
      },
      {
        heading: 'Shut until you have judged',
        paragraphs: [
          'The first opinion in a room becomes the second and third. So you see that a colleague has handed in a scorecard, but you can read it only once you have handed in your own.',
          'A card holds a mark for each criterion of the job, a verdict and a sentence that says why. When somebody changes a card later, the earlier version stays below it.',
        ],
      },
      {
        heading: 'Résumés, read where they stand',
        paragraphs: [
          'Drop a handful of résumés on the desk, and it finds name, contact, posts, degrees and skills in each of them. Every field is marked in the text, so you can see where it came from and correct it before anybody is added. A file that can’t be read says why, and the others go on.',
          `We tested it on ${said(proof('resume.count'))} that we made in many layouts. Half of these layouts nobody had looked at while the rules were written: there it found ${proof('resume.fields.aside').value}% of the fields. ${printedBy(proof('resume.fields.aside'))}`,
          'Each requirement of a job names the line that meets it. The desk counts nothing together and sorts nobody by it. A job can also screen anonymously: name, contact and dates stay covered until the interviews.',
        ],
        sample: {
          caption: 'A requirement and its line',
          lines: [
            'PostgreSQL     “PostgreSQL” in line 8',
            'Four years     6 years 4 months by 3 posts',
            'Kubernetes     not in the résumé',
          ],
        },
      },
      {
        heading: 'Interviews in hours that exist',
        paragraphs: [
          'Choose who takes part, and the desk shows the hours in which all of them work and are free, by the same engine that plans our own bookings. The candidate picks one of the hours you offer and takes a calendar file along.',
          'Emails begin with a template and are kept as drafts, and the offer letter is a PDF for A4 or Letter paper.',
        ],
      },
      {
        heading: 'An ending has a reason',
        paragraphs: [
          'Nobody is rejected without a reason that can be told. The application leaves the board, its timeline says who decided and when, and the day on which the data must be deleted is set. If it was a mistake, you can open the application again.',
          'The list of data to delete names whoever is due, and deletes everything about them at once. Reports show how far candidates come, how long it takes, and which source brought those who were hired.',
        ],
      },
      {
        heading: 'Three pairs of eyes',
        rules: [
          ['Recruiter', 'Sees all jobs and candidates, and brings in lists as CSV or Excel.'],
          ['Manager', 'Sees the boards and candidates of their own jobs.'],
          [
            'Candidate',
            'Sees the open jobs and where their own application stands, and no opinion about it.',
          ],
        ],
        paragraphs: [
          'Switch between them at the top of the desk. The career page has a form for each job, and whoever applies there appears on the board.',
        ],
      },
      {
        heading: 'Where this sample ends',
        paragraphs: [
          'All people and the company are made up. Nothing you enter leaves your browser, so no email is sent, and there is no shared team account. For your team we would add sign-in, a database and your mail server.',
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
    lead: 'A course portal that opens at the lesson you stopped in. You write real queries, the page runs them, and a quiz explains each answer.',
    action: { label: 'Take the course', href: '/online-student-training-portal/demo' },
    facts: [
      ['State', 'Runs in your browser, with two courses of eight lessons'],
      ['For', 'Adults who learn beside their work'],
      ['Marks', 'Queries and pages by running them, and eight kinds of question'],
      ['Keeps', 'Answers, notes and bookmarks, in this browser'],
      ['Beside it', 'A discussion below every lesson'],
    ],
    sections: [
      {
        heading: 'The lesson is the first screen',
        paragraphs: [
          'Most learning portals greet people with a dashboard. This one opens the lesson where you stopped reading, with its exercises beside the text. The steps above it show which lessons are finished and which one comes next.',
          'What you type into an exercise is kept from letter to letter. Close the tab on the train and open it at home: the half-written query is still there.',
        ],
      },
      {
        heading: 'Exercises are marked by running them',
        paragraphs: [
          'The first course teaches SQL with the books of a made-up lost-property office. Your query runs on a small database inside the page. Its rows are compared with the expected ones, and the order counts only where the task asks for it.',
          'A right answer has to be right twice. The query also runs on another quarter of the same office, so an answer that lists the rows it saw is noticed and explained.',
        ],
        rules: [
          ['Columns', 'Too many, too few, or in another order.'],
          ['Rows', 'One example of a missing row, one that does not belong.'],
          ['Time', 'A query that never ends is stopped after ten seconds, or by you.'],
          [
            'Pages',
            'The second course checks HTML with every letter: labels, headings, landmarks, contrast.',
          ],
        ],
      },
      {
        heading: 'A quiz that explains itself',
        paragraphs: [
          'Each lesson ends with questions: choose one or several, put in order, match, give a number, write a word, fill gaps, mark in a text. Parts of an answer earn parts of the points, and a slip in a long word costs half.',
          'After you hand in, every question says why its answer is what it is and links to the section that you may want to read again. There are three attempts of ten minutes each, and the best one counts.',
        ],
      },
      {
        heading: 'Cards that come back in time',
        paragraphs: [
          'Each finished lesson adds its cards to your practice. You say how well you knew an answer, and the card returns shortly before you would forget it, after ten minutes or after some months.',
        ],
      },
      {
        heading: 'What it does not do',
        paragraphs: [
          'The sample keeps everything in your browser and sends nothing to us, so it has no classmates beside the made-up ones. A school would put accounts and a server behind it, and its own courses into it.',
        ],
      },
    ],
  },
  {
    path: '/LMS',
    name: 'Learning management',
    note: 'A teacher’s view: grades, work to be marked, and weak lessons',
    trade: 'Learning',
    hue: 'sky',
    object: 'shelf',
    alt: 'A bookcase with two full shelves',
    heading: ['One shelf for', 'every course run'],
    lead: 'The teacher’s side of learning. See who is stuck and where, mark work by a rubric, and take the grades away as a file.',
    action: { label: 'Open it as a teacher', href: '/online-student-training-portal/demo' },
    facts: [
      ['State', 'Runs in this page, with three sample groups'],
      ['For', 'People who teach, and answer for training'],
      ['Shows', 'Every student in every lesson'],
      ['Marks', 'Quizzes by itself, written work by a rubric'],
      ['Gives', 'Grades as CSV, all records as a file'],
    ],
    sections: [
      {
        heading: 'A course is not its run',
        paragraphs: [
          'A group takes a course in the version with which it began. The lessons of that version are stored with it, so a later change to the course never alters what an earlier group was taught.',
          'The sample has two courses, SQL and accessible HTML, and three groups in the middle of them. Switch between groups beside the heading.',
        ],
      },
      {
        heading: 'The grade book fits one screen',
        paragraphs: [
          'Each student is a row and each lesson a column. The figure in a cell is the best quiz in percent. Lessons that were begun and left are yellow, and quizzes below sixty percent are red, so the people who need a word stand out.',
          'The whole table leaves as CSV for the spreadsheet or the office that keeps the official grades.',
        ],
      },
      {
        heading: 'Where the course itself is weak',
        paragraphs: [
          'When many people stop in one lesson, the lesson may be the problem. One screen counts, lesson by lesson, how many arrived and how many are stuck. It also names the question that was most often wrong at the first attempt, with a link to the section behind it.',
        ],
      },
      {
        heading: 'Marking by a rubric',
        paragraphs: [
          'Written work is marked criterion by criterion. Each level says in words what it means, so two teachers arrive at the same points, and a student can see what was missing.',
        ],
        rules: [
          ['Order', 'What still has to be marked stands first.'],
          ['Complete', 'Marks are saved only when every criterion has a level.'],
          ['Undo', 'A mark given by mistake is taken back with one press.'],
        ],
      },
      {
        heading: 'What it leaves to others',
        refusals: [
          'No points or badges for logging in.',
          'No SCORM packages: courses are lessons, exercises and questions.',
          'Everything stays in your browser here. A school needs accounts and a server behind it.',
        ],
      },
    ],
  },
  {
    path: '/certificate-issuance-portal',
    name: 'Certificates',
    note: 'Signed certificates that anyone can check by their code',
    trade: 'Learning',
    hue: 'sun',
    object: 'seal',
    alt: 'A round seal with a tick and two ribbons',
    heading: ['Papers that', 'prove themselves'],
    lead: 'Issue certificates from a list of names, print them as PDFs with a code, and check any of them in your browser. It all runs on this page.',
    action: { label: 'Issue certificates', href: '/certificate-issuance-portal#application' },
    facts: [
      ['State', 'Runs on this page, with a sample course'],
      ['Reads', 'CSV or Excel with names and courses'],
      ['Gives', 'Tagged PDFs with a QR code, A4 or Letter'],
      ['Checks', 'By link, code or file, without a server'],
      ['Revokes', 'With a date and a reason; never deletes'],
    ],
    sections: [
      {
        heading: 'The paper carries its own proof',
        paragraphs: [
          'A certificate is five facts: number, name, course, issuer and day. When you issue a batch, your browser signs these facts with an Ed25519 key that it made itself and that cannot be read out of it. Facts, signature and public key together are the code on the paper.',
          'The QR code leads back to this page with that code behind the # of the address, a part that browsers never send to a server. Whoever scans it sees the facts as they were signed, and whether every letter is still the same. There is no database to ask and none that could be lost.',
        ],
      },
      {
        heading: 'Try it with your own list',
        steps: [
          [
            'Bring names',
            'Add a CSV or Excel file with a column for names and one for courses. Rows that can’t be read are listed with the reason.',
          ],
          [
            'Look',
            'The sheets are shown small before anything is signed, longest name on top, in the very size in which it will be printed.',
          ],
          ['Issue', 'Numbers are given without a gap. One press signs them all.'],
          [
            'Check',
            'Drop a PDF on the check, or paste its code. Change one letter of the code and the answer is “Changed”.',
          ],
        ],
      },
      {
        heading: 'What happens when something was wrong',
        rules: [
          [
            'Revoked',
            'The certificate stays on the list with the day and the reason, and the check in your browser says so.',
          ],
          [
            'Edited file',
            'If a PDF shows another name than the one that was signed, the check says so and shows the signed one.',
          ],
          [
            'Another issuer',
            'Anybody can make a key and sign. The check always says whether the key is the one of this browser, and shows it.',
          ],
        ],
      },
      {
        heading: 'Long names were the hard part',
        paragraphs: [
          'A name is never cut. Its size follows its length, so that sixty letters still stand on two lines, and the sample course has people with names from many countries to prove it. The PDF uses this site’s own typefaces, which hold the letters of most European languages.',
          'They hold no Arabic, Hebrew, Chinese, Japanese or Vietnamese letters yet. Such names can be signed and checked, and the application says beforehand that it can’t print them, instead of printing boxes.',
        ],
      },
      {
        heading: 'What a real service would add',
        paragraphs: [
          'Here, what was revoked is known only to the browser that did it, because nothing you enter leaves it. An organisation would publish its key and its list of revoked numbers at an address of its own; the check would fetch that list and nothing else. A qualified electronic signature comes from a trust service, which we would connect.',
        ],
      },
    ],
  },
];
