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
        'The usual way is SQLite on a laptop and PostgreSQL on a server. It means two dialects, two sets of migrations, and bugs that only live in one of them. We wanted a single schema from the first start to the busy company.',
      ],
    },
    {
      id: 'in-the-process',
      heading: 'One folder, one process',
      paragraphs: [
        'PostgreSQL compiled to WebAssembly runs inside Node and needs no server. We tried it and put it away: its folder is made for a single process. A company runs two the first time it deploys without a pause, and would have to change its database that day.',
      ],
    },
    {
      id: 'the-plug',
      heading: 'Killed while people write',
      paragraphs: [
        'The real one is held to its word by a command. Visitors send a form, and the site’s process is killed with kill -9 in the middle of it, now and then during its own start. After {{proof:torture.kills}}: {{proof:torture.acknowledged}} acknowledged, {{proof:torture.lost}} lost.',
        'Mails are harder: a killed sender cannot know whether the other side had said yes. It sends again under the same Message-ID, and the row says so. Against a mail server that is slow on purpose, that doubled {{proof:torture.doubled}}; {{proof:torture.mails}} went out in all.',
        '{{printed:torture.kills}}',
      ],
    },
    {
      id: 'the-starter',
      heading: 'A starter of a few files',
      paragraphs: [
        'So the binaries come as packages and a small starter of our own runs them on a socket inside the data folder. It had to learn things: PostgreSQL refuses to run as root, a socket’s path may not grow long, and a server left behind by a crash is adopted rather than started twice.',
        'Give it a database address in the environment and none of that runs. The code above does not notice.',
      ],
    },
  ],
};
