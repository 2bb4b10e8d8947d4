import type { SpokenText } from './spoken-text.ts';

export const oneDatabaseEverySize: SpokenText = {
  slug: 'one-database-every-size',
  title: 'One database at every size',
  date: '2026-11-11',
  topic: 'Operations',
  lead: 'A demo usually starts with a toy database and grows into a real one. We start the real one on your laptop instead.',
  sections: [
    {
      id: 'the-toy',
      heading: 'Toys grow a second schema',
      paragraphs: [
        'The usual way is SQLite on a laptop and PostgreSQL on a server. It means two dialects, two sets of migrations, and bugs that only live in one of them. We wanted a single schema, from the first start on a laptop to a busy company.',
      ],
    },
    {
      id: 'in-the-process',
      heading: 'One folder, one process',
      paragraphs: [
        'PostgreSQL compiled to WebAssembly runs inside Node and needs no server. We tried it and gave it up, because its folder is made for a single process. A company runs two processes the first time it deploys without downtime, and would have to change its database that day.',
      ],
    },
    {
      id: 'the-plug',
      heading: 'Killed while people write',
      paragraphs: [
        'A command of ours tests whether the real one loses anything. While visitors send a form, it kills the site’s process with kill -9, sometimes even during start-up. After {{proof:torture.kills}} we had {{proof:torture.acknowledged}} acknowledged and {{proof:torture.lost}} lost.',
        'Email is harder, because a sender that was killed can’t know whether the mail server had accepted a message. It sends the message again under the same Message-ID, and notes that in the database. With a mail server that is slow on purpose, {{proof:torture.mails}} went out in all, and {{proof:torture.doubled}} went out twice.',
        '{{printed:torture.kills}}',
      ],
    },
    {
      id: 'the-starter',
      heading: 'A starter of a few files',
      paragraphs: [
        'So PostgreSQL’s binaries come as packages, and a small starter of our own runs them on a socket inside the data folder. We had to teach it a few things: PostgreSQL refuses to run as root, the path of a socket has to be short, and a server left behind by a crash should be taken over rather than started twice.',
        'If you set a database address in the environment, none of that runs, and the rest of the code doesn’t notice the difference.',
      ],
    },
  ],
};
