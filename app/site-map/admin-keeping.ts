/** The pages of the panel that keep the site well. */
export const keepingPages = [
  {
    path: '/admin-panel/mail',
    label: 'Email health',
    title: 'Email health of the site',
    description:
      'Whether the site’s emails arrive: DNS records of the sender’s domain, a test email, and addresses we no longer write to.',
    view: 'admin-mail',
  },
  {
    path: '/admin-panel/health',
    label: 'Health',
    title: 'How the site is doing',
    description:
      'The site’s database, jobs, email and disk, how much space its files take, and which version is running.',
    view: 'admin-health',
  },
  {
    path: '/admin-panel/backups',
    label: 'Backups',
    title: 'Backups of the site',
    description:
      'Back up the database, uploads and the site’s secret into one file, now or every night, and see which backups are kept.',
    view: 'admin-backups',
  },
  {
    path: '/admin-panel/webhooks',
    label: 'Webhooks',
    title: 'Webhooks of the site',
    description:
      'Programs we notify of new enquiries, meetings, registrations and payments, with a log of every delivery.',
    view: 'admin-webhooks',
  },
  {
    path: '/admin-panel/privacy',
    label: 'Privacy',
    title: 'Privacy requests and records',
    description:
      'How long each kind of data is kept, what has been erased, who agreed to what, and everything kept about one person.',
    view: 'admin-privacy',
  },
];
