/** Those who lead events: roles of the studio, whose names an operator sets. */
export const seededSpeakers = [
  { handle: 'booking-engineer', name: 'Booking engineer', about: 'Decides what the database refuses.' },
  { handle: 'calendar-engineer', name: 'Calendar engineer', about: 'Decides which clock is right.' },
  { handle: 'delivery-engineer', name: 'Delivery engineer', about: 'Decides when an email counts as sent.' },
  {
    handle: 'interface-designer',
    name: 'Interface designer',
    about: 'Decides what works before scripts do.',
  },
  { handle: 'search-engineer', name: 'Search engineer', about: 'Decides when a search shouldn’t answer.' },
  { handle: 'analyst', name: 'Forecast analyst', about: 'Decides how wide an honest forecast range is.' },
  { handle: 'privacy-lead', name: 'Privacy lead', about: 'Decides which third parties a page may contact.' },
  { handle: 'planner', name: 'Route planner', about: 'Decides which request costs too much.' },
  { handle: 'operator', name: 'Operator on duty', about: 'Decides when a person overrules the machine.' },
];
