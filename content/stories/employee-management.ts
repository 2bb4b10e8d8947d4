import type { Story } from './story.ts';

export const employeeManagement: Story = {
  path: '/employee-management-system',
  name: 'Employee management',
  note: 'Leave, contracts and hours that add up to the half day',
  trade: 'People',
  hue: 'lilac',
  object: 'badge',
  alt: 'A staff badge on a lanyard',
  heading: ['Leave that', 'adds up'],
  lead: 'An HR application for a company of 250 people in eight countries. Open it as an employee, a manager or HR; whatever you change stays in your browser.',
  action: { label: 'Open the application', href: '/employee-management-system/demo' },
  facts: [
    ['State', 'Working demo; runs on this site'],
    ['Keeps', 'People, contracts, leave, hours, pay and reviews'],
    ['Counts in', 'Minutes, shown as that person’s own working days'],
    ['Roles', 'Employee, manager and HR'],
    ['Data', 'Made-up people, 250 or 5,000; your changes stay in your browser'],
  ],
  sections: [
    {
      heading: 'A request already costs days',
      paragraphs: [
        'If leave comes off the balance only when a manager approves it, the same five days can be asked for twice: once for half-term, once for a wedding in July. The person who is answered second finds out too late that the days are gone.',
        'Here a request counts from the moment it is sent. The form shows what it would take and what would be left, and refuses days that aren’t there. Public holidays depend on the country someone works in, so an employee in Germany doesn’t spend leave on Whit Monday.',
      ],
      rules: [
        ['Approved', 'Taken off the balance on the days it covers.'],
        ['Waiting', 'Asked for and not yet answered; the days come back if the request is declined.'],
        ['Left', 'What remains after both, and all that a new request may use.'],
      ],
    },
    {
      heading: 'The balance is the wrong number',
      paragraphs: [
        'A balance says what is in the account today. It can’t say what you may take today, because later days are already promised. Someone with seventeen and a half days in July and three weeks booked in August can’t take two weeks now and still go.',
        'So the engine walks forward from the day in question and looks for the lowest point that the account reaches before the year ends. That point is what’s free. Leave that would lapse or be cut later is free as well, since leaving it there saves nothing.',
      ],
    },
    {
      heading: 'Half a day is an exact number',
      paragraphs: [
        'Everything is kept in minutes. A day means what that person works on that weekday: eight hours on Monday, four on Friday, nothing on a Wednesday off. When someone goes from forty hours to twenty on 16 June, June is split there and earns 900 minutes.',
        'Fractions creep in when a month is split. We cut each month into 377,580 shares, the smallest number that 28, 29, 30 and 31 all divide. Every contract gets a whole number of shares for its days, and rounding happens once, on the running total for the year.',
        'Up to five days move into the next year; they are used first, and what’s left of them lapses after March. You can open every balance to see its lines, so anyone can see where a quarter of a day came from.',
      ],
    },
    {
      heading: 'A slow second opinion',
      paragraphs: [
        'Rules like these look right on the three examples their author had in mind. So the tests include a second calculation, written the way you would explain it to a new colleague: walk through every single day with two purses, one for carried leave and one for this year’s.',
        'Each run makes up accounts with odd contracts, gaps between them, negative opening balances and leave on arbitrary days, and both calculations must agree to the minute. A further test takes exactly what is said to be free, then one minute more: the first must fit, and the second must overdraw the account.',
      ],
    },
    {
      heading: 'One day, seen by role',
      paragraphs: [
        'The first screen answers three questions: who is away, what is waiting for me, and what is coming up. An employee sees the team, a button to clock in and the leave that is left. A manager sees how many of the team would be away on the busiest day before approving.',
        'You can drag, zoom and search the organisation chart. HR moves people by dragging a card or by choosing a manager from a list, and a move that would make a circle is refused, with the reason.',
        'Reviews run in rounds that HR opens. A manager answers every question and marks every goal before handing one in. HR reads it then; the person it is about reads it once HR shares the round.',
      ],
      refusals: [
        'The reason for sick leave is seen by the person and by HR. Everyone else reads “away”.',
        'Pay, bank details and documents are seen by the person and by HR.',
        'Corrected hours count only once a manager has accepted them.',
      ],
    },
    {
      heading: 'From gross to net, with its working',
      paragraphs: [
        'A payroll run works out everybody’s month in whole cents: pay by contract, overtime, unpaid leave, bonuses, and months in which someone joined or left. Anything that needs checking comes first, such as a missing bank account. Each line of a payslip says how it was worked out.',
        'Overtime counts once a manager has accepted the times of a day. Each minute is paid once, at a quarter more than that month’s ordinary rate, or taken as time off instead.',
        'The tax rules are those of Marland, a country that we made up so that nobody takes a sample payslip for advice. They are printed below the run. A closed month keeps its payslips as they were, and you can download the run as CSV.',
      ],
    },
    {
      heading: 'Where this one stops',
      paragraphs: [
        'The calendars hold the holidays of whole countries from 2024 to 2032; those of a single region, such as Corpus Christi in Bavaria, are missing. Leave is requested in half days, not by the hour.',
        'Pay is simpler than leave. A month with a change of hours is paid by the newer contract and marked for checking, and overtime earns the same at night and on Sundays as on a weekday. The sample belongs to one browser: sign-in, a shared database and your country’s tax tables come with a real installation.',
      ],
    },
  ],
};
