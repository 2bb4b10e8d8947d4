import type { Post } from './post.ts';

export const oneDatabaseEverySize: Post = {
  slug: 'one-database-every-size',
  title: 'One database at every size',
  date: '2026-11-11',
  minutes: 3,
  topic: 'Operations',
  lead: 'A demo usually starts with a toy database and grows into a real one. We start the real one on your laptop instead.',
  sections: [
    {
      id: 'the-toy',
      heading: 'Toys grow a second schema',
      paragraphs: [
        'The usual way is SQLite on a laptop and PostgreSQL on a server. It means two dialects, two sets of migrations, and bugs that only live in one of them. We wanted a single schema from the first start to the busy company.',
      ],
    },
    {
      id: 'in-the-process',
      heading: 'Inside the process, rows went missing',
      paragraphs: [
        'PostgreSQL compiled to WebAssembly runs inside Node and needs no server. We tried it: a cold start cost 5.4 seconds of CPU where a real server took 1.0. Worse, two processes on one folder silently lost 178 of 300 rows they had acknowledged.',
        'The real server, killed hard 150 times while writing, lost none of 4,413 acknowledged rows and always came back by itself.',
      ],
    },
    {
      id: 'the-starter',
      heading: 'A starter of a few files',
      paragraphs: [
        'So the binaries come as packages and a small starter of our own runs them on a socket inside the data folder. It had to learn things: PostgreSQL refuses to run as root, a socket’s path ends after a hundred characters, and a server left behind by a crash is adopted rather than started twice.',
        'Give it a database address in the environment and none of that runs. The code above does not notice.',
      ],
    },
  ],
};
