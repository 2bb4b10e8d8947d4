/** What stands at the head of a list: heading, and what one may type to search. */
interface IndexWords {
  heading: string;
  placeholder?: string;
  /** A few words below the list, a line each. */
  note?: { heading: string; lines: readonly string[] };
}

export const indexWords: Readonly<Record<string, IndexWords>> = {
  '/demos': {
    heading: 'Seventeen case studies',
    placeholder: 'Search the work: “cookies”',
  },
  '/applications': {
    heading: 'Custom & Pre-Built Applications',
    placeholder: 'What should it do? “leave”',
  },
  '/ai': {
    heading: 'Small tasks for machines',
    placeholder: 'Search the tasks: “names”',
    note: {
      heading: 'What each page shows',
      lines: [
        'Every task has an example and takes your own text. Its page shows the code that runs, what it takes to add it to your software, and how well it did on twenty inputs it hadn’t seen before.',
        'Tasks that compare meanings use MiniLM, a small open model, on our server or in your browser. The others use rules and run in the browser alone.',
      ],
    },
  },
  '/ai-tools': {
    heading: 'Six tools, no key needed',
    note: {
      heading: 'What stays where',
      lines: [
        'Ask a file, several files or a web page: files are read in your browser. Their text goes to our server only to answer, or not at all if you let the models run in the browser.',
        'Speech to text: your browser transcribes your recordings. Our server gets one only if you ask for a second opinion.',
        'Text to speech: the text goes to our server one sentence at a time. The server reads it aloud and doesn’t keep it. The fast voice can also read it in your own browser.',
        'Make a picture: your browser draws it. Only words it has no drawing for go to our server, unless you switch that off.',
      ],
    },
  },
  '/events': { heading: 'Learn it by breaking it', placeholder: 'Search the events: “forms”' },
  '/pages/grid-view': { heading: 'The work as a grid', placeholder: 'Search the grid' },
  '/pages/list-view': { heading: 'The work as a list', placeholder: 'Search the list' },
  '/pages/slider': { heading: 'The work, one by one', placeholder: 'Search instead of sliding' },
  '/pages/courses': {
    heading: 'Courses to take now',
    placeholder: 'Search the courses: “SQL”',
    note: {
      heading: 'A course of your own',
      lines: [
        'Both courses run in our learning application. It takes other courses as well, with lessons in Markdown, exercises and eight kinds of questions. Tell us what your people should be able to do, and we’ll say what it takes.',
      ],
    },
  },
};
