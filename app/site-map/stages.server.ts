import { pages } from './page.ts';

export const stages = [
  ...pages({ kind: 'stage', view: 'stage', area: 'landing' }, [
    { path: '/mobile-app-1', label: 'Sleep app', title: 'Sleep app', description: '' },
    { path: '/mobile-app-2', label: 'Shared bills app', title: 'Shared bills app', description: '' },
    { path: '/mobile-app-3', label: 'City bikes app', title: 'City bikes app', description: '' },
    { path: '/product', label: 'Headphones', title: 'Headphones', description: '' },
    { path: '/saas-1', label: 'Support desk', title: 'Support desk', description: '' },
    { path: '/saas-2', label: 'Revenue board', title: 'Revenue board', description: '' },
    { path: '/saas-3', label: 'Warehouse', title: 'Warehouse', description: '' },
    { path: '/saas-4', label: 'Contracts', title: 'Contracts', description: '' },
    { path: '/saas-5', label: 'Observability', title: 'Observability', description: '' },
    { path: '/startup', label: 'Waiting list', title: 'Waiting list', description: '' },
    { path: '/financial', label: 'Savings bank', title: 'Savings bank', description: '' },
    { path: '/online-course', label: 'Online course', title: 'Online course', description: '' },
    { path: '/medical', label: 'Medical practice', title: 'Medical practice', description: '' },
    {
      path: '/software-dev-agency-1',
      label: 'Agency, mono grid',
      title: 'Agency, mono grid',
      description: '',
    },
    {
      path: '/software-dev-agency-2',
      label: 'Agency, one scene',
      title: 'Agency, one scene',
      description: '',
    },
    { path: '/software-dev-agency-3', label: 'Agency, magazine', title: 'Agency, magazine', description: '' },
    { path: '/conference', label: 'Conference', title: 'Conference', description: '' },
    { path: '/digital-agency', label: 'Digital agency', title: 'Digital agency', description: '' },
  ]),
  ...pages({ kind: 'stage', view: 'stage', area: 'showcase' }, [
    { path: '/ai-app', label: 'AI app', title: 'AI app', description: '', hue: 'lilac' },
    { path: '/akrahealth-app', label: 'Patient app', title: 'Patient app', description: '', hue: 'mint' },
    { path: '/atlearn-app', label: 'Learning app', title: 'Learning app', description: '', hue: 'sun' },
    {
      path: '/student-counselling',
      label: 'Counselling app',
      title: 'Counselling app',
      description: '',
      hue: 'sky',
    },
  ]),
];
