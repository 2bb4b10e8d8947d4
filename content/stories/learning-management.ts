import type { Story } from './story.ts';

export const learningManagement: Story = {
  path: '/LMS',
  name: 'Learning management',
  note: 'A teacher’s view: grades, work to be marked, and weak lessons',
  trade: 'Learning',
  hue: 'sky',
  object: 'shelf',
  alt: 'A bookcase with two full shelves',
  heading: ['See who is', 'stuck, and where'],
  lead: 'The teacher’s side of learning. Read the grade book across for people and down for lessons, mark work with a rubric, and download the grades as a file.',
  action: { label: 'Open it as a teacher', href: '/online-student-training-portal/demo' },
  facts: [
    ['State', 'Working demo; runs on this page with three sample groups'],
    ['For', 'Teachers, and people responsible for training'],
    ['Shows', 'Every student in every lesson'],
    ['Marks', 'Quizzes automatically, written work with a rubric'],
    ['Gives', 'Grades as CSV, all records as a file'],
  ],
  sections: [
    {
      heading: 'A dashboard hides the person',
      paragraphs: [
        '“Completion: 58%.” That figure is true of the autumn group and helps nobody. It doesn’t say that Hana has scored 40, 83 and 20 and then gone quiet, nor that six people came to the same lesson and stayed there. A teacher has to take an average apart again before doing anything with it.',
        'So the first screen has no chart. It is the grade book: each student has a row, each lesson has a column, and the cell where they meet shows the best quiz as a percentage. A whole group is one table, and everything else on this page follows from reading it well.',
      ],
    },
    {
      heading: 'Across for people, down for lessons',
      paragraphs: [
        'Read a row and you see one person’s progress through the course. A lesson that was started and left is yellow and a best quiz below 60% is red, so the people who need help stand out without a ranking.',
        'Read a column and the same cells say something about the course. When several people stop in one place, the lesson may be the problem, and the kindest message to each of them won’t fix it. A separate screen counts this for each lesson: how many students arrived, how many are stuck, and which question they most often got wrong.',
      ],
    },
    {
      heading: 'Counting the first attempt',
      paragraphs: [
        'Which question is hard? The obvious count, over every attempt, punishes the questions that people repeat until they pass, and the best attempt says hardly anything, because by then they have read the explanation. We take each student’s first attempt, and only from those who answered that question at all.',
        'We keep the answers as they were given and mark them again each time the list is shown, so no stored tally can drift away from them. The question links to the section that should have explained it.',
      ],
    },
    {
      heading: 'Each group keeps its version',
      paragraphs: [
        'Teachers improve a course between two groups, and that is where records go wrong: change lesson four today and last summer’s grades suddenly refer to questions nobody was asked. Here a group belongs to one version of a course, and that version keeps all of its lessons and their questions.',
        'You can try it. As the author, duplicate a course and publish the copy; as the teacher, set up a group that takes it. Change a lesson and publish again: that makes a second version. The first group keeps the old one, and the next group you set up takes the new.',
      ],
    },
    {
      heading: 'Marking with a rubric',
      paragraphs: [
        'Quizzes mark themselves; a piece of written work needs a reader. The reader works criterion by criterion, and each level says in words what it means: “Runs, but answers something else” rather than “2 out of 4”. Two teachers who read those words find it easier to agree on the points, and a student can see what was missing.',
      ],
      rules: [
        ['Order', 'Work still to be marked comes first.'],
        ['Complete', 'Marks are saved only when every criterion has a level.'],
        ['Words', 'A note to the student goes with the levels.'],
        ['Undo', 'A mark given by mistake can be undone with one click.'],
      ],
    },
    {
      heading: 'Grades that leave in one file',
      paragraphs: [
        'Official grades live elsewhere: in an office’s spreadsheet, in the records of a university. You can export the grade book as CSV with a column for each lesson and each assignment, the lessons finished and a mean. You can also export all records of the sample as one file and import them again.',
        'That mean deliberately covers only work that was handed in and marked. Counting a missing piece as zero would mix two things a teacher wants to keep apart: what someone can do, and how far they have come.',
      ],
    },
    {
      heading: 'What it leaves to others',
      paragraphs: [
        '“Stuck” means started but not finished; the table can’t tell someone who gave up from someone who opened the lesson this morning. With twenty-four students, a lesson also looks weak by chance now and then, so treat it as a reason to check, not as proof.',
      ],
      refusals: [
        'No points or badges for logging in.',
        'No SCORM packages: a course is exported as a file in our own format, which no other system reads.',
        'Everything stays in your browser. A school needs accounts and a server behind it.',
      ],
    },
  ],
};
