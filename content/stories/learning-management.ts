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
  lead: 'The teacher’s side of learning. Read the grade book across for people and down for lessons, mark work by a rubric, and take the grades away as a file.',
  action: { label: 'Open it as a teacher', href: '/online-student-training-portal/demo' },
  facts: [
    ['State', 'Built to show; runs in this page with three sample groups'],
    ['For', 'People who teach, and answer for training'],
    ['Shows', 'Every student in every lesson'],
    ['Marks', 'Quizzes by itself, written work by a rubric'],
    ['Gives', 'Grades as CSV, all records as a file'],
  ],
  sections: [
    {
      heading: 'A dashboard hides the person',
      paragraphs: [
        '“Completion: 58%.” That figure is true of the autumn group and helps nobody. It doesn’t say that Hana has scored 40, 83 and 20 and then gone quiet, nor that six people came to the same lesson and stayed there. Averages are what a teacher has to take apart again before doing anything.',
        'So the first screen has no chart. It is the grade book: each student a row, each lesson a column, the best quiz in per cent in the cell where they meet. A whole group is one table, and everything else on this page follows from reading it well.',
      ],
    },
    {
      heading: 'Across for people, down for lessons',
      paragraphs: [
        'Read a row and you see one person’s progress through the course. A lesson begun and left is yellow, a best quiz below 60% is red, so the people who need help stand out without a ranking.',
        'Read a column and the same cells say something about the course. When several people stop in one place, the lesson may be the problem, and the kindest message to each of them won’t fix it. A screen of its own counts this, lesson by lesson: how many arrived, how many are stuck, and which question was most often wrong.',
      ],
    },
    {
      heading: 'Counting the first attempt',
      paragraphs: [
        'Which question is hard? The obvious count, over every attempt, punishes the questions that people repeat until they pass, and the best attempt says hardly anything, because by then they have read the explanation. We take each student’s first attempt, and only from those who answered that question at all.',
        'The answers are kept as they were given and marked again whenever the list is drawn, so no stored tally can drift away from them. The question links to the section that should have explained it.',
      ],
    },
    {
      heading: 'A course is not its run',
      paragraphs: [
        'Courses get better between two groups, and that is where records go wrong: change lesson four today and last summer’s grades suddenly refer to questions nobody was asked. Here a group belongs to one version of a course, and the version holds its lessons whole, questions included.',
        'You can try it. As the author, duplicate a course and publish the copy; as the teacher, set up a group that takes it. Change a lesson and publish again: that makes a second version. The first group keeps the old one, and the next group you set up takes the new.',
      ],
    },
    {
      heading: 'Marking by a rubric',
      paragraphs: [
        'Quizzes mark themselves; a piece of written work needs a reader. The reader works criterion by criterion, and each level says in words what it means: “Runs, but answers something else” rather than “2 out of 4”. Two teachers who read those words arrive at the same points far more easily, and a student can see what was missing.',
      ],
      rules: [
        ['Order', 'Work still to be marked comes first.'],
        ['Complete', 'Marks are saved only when every criterion has a level.'],
        ['Words', 'A note to the student goes with the levels.'],
        ['Undo', 'A mark given by mistake can be taken back with one click.'],
      ],
    },
    {
      heading: 'Grades that leave in one file',
      paragraphs: [
        'Official grades live elsewhere: in an office’s spreadsheet, in the records of a university. You can export the grade book as CSV with a column for each lesson and each assignment, the lessons finished and a mean. You can also export all records of the sample as one file and import them again.',
        'That mean is over what was handed in and marked, on purpose. Counting a missing piece as zero would mix two things a teacher wants to keep apart: what someone can do, and how far they have come.',
      ],
    },
    {
      heading: 'What it leaves to others',
      paragraphs: [
        '“Stuck” means begun and not finished; the table can’t tell someone who gave up from someone who opened the lesson this morning. With twenty-four students, a lesson also looks weak by chance now and then, so it is a reason to check and no proof.',
      ],
      refusals: [
        'No points or badges for logging in.',
        'No SCORM packages: a course moves as a file of its own, and no other system reads it.',
        'Everything stays in your browser. A school needs accounts and a server behind it.',
      ],
    },
  ],
};
