/** The pages of the panel that keep the site well. */
export const keepingPages = [
  {
    path: '/admin-panel/mail',
    label: 'Mail health',
    title: 'Mail health of the site',
    description:
      'Whether mails of the site arrive: the records of the sender’s domain, a test mail, and addresses that get no mail any more.',
    view: 'admin-mail',
  },
  {
    path: '/admin-panel/health',
    label: 'Health',
    title: 'How the site is doing',
    description:
      'The database, the jobs, mail and disk of the site, what its files take, and the version that runs.',
    view: 'admin-health',
  },
  {
    path: '/admin-panel/backups',
    label: 'Backups',
    title: 'Backups of the site',
    description:
      'One file with the database, the uploads and the secret of the site, made now or every night, and the list of those that are kept.',
    view: 'admin-backups',
  },
  {
    path: '/admin-panel/webhooks',
    label: 'Webhooks',
    title: 'Webhooks of the site',
    description:
      'Programs that are told of new enquiries, meetings, registrations and payments, with the log of what was sent.',
    view: 'admin-webhooks',
  },
  {
    path: '/admin-panel/privacy',
    label: 'Privacy',
    title: 'Privacy desk of the studio',
    description:
      'How long each kind of data is kept, what was forgotten, who agreed to what, and what is kept of one person.',
    view: 'admin-privacy',
  },
];
