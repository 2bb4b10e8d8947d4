import { printedBy, proof, said } from '../proof.ts';
import type { Story } from './story.ts';

/** Planning a day of deliveries. */
export const routeOptimization: Story = {
  path: '/route-optimization',
  name: 'Route optimisation',
  note: 'Turns a list of stops into delivery rounds, in the browser',
  trade: 'Logistics',
  hue: 'cobalt',
  object: 'van',
  alt: 'A delivery van seen from above the front wheel',
  heading: ['Shorter rounds', 'for every van'],
  lead: 'It plans a day of deliveries around loads, opening hours and breaks, and it says in words which stop it could not fit.',
  action: { label: 'Plan routes', href: '/route-optimization/demo' },
  facts: [
    ['State', 'Live demo on this site'],
    ['Reads', 'CSV or pasted rows with coordinates'],
    ['Gives', 'CSV, GeoJSON, GPX, and a sheet or a phone page for each driver'],
    ['Runs', 'In a browser worker, a fresh one for each plan'],
    ['Measured against', 'CVRPLIB X and Solomon instances'],
  ],
  sections: [
    {
      heading: 'The plan is old by nine',
      paragraphs: [
        'People who plan deliveries by hand are good at it. They know which street floods and who is never home before ten. What they can’t do is start again when a van doesn’t start, or when six orders arrive after the plan was printed.',
        'So a planner has two jobs. It has to find short rounds, and it has to find them while someone is waiting at the screen with a phone in their hand. A perfect answer in an hour is no use to them.',
        'This one plans in the browser, on the dispatcher’s own machine. Stops leave it only when you ask: to look up addresses or road times, or to share the plan, with a driver for instance. There is no server queue to hold up your morning.',
      ],
    },
    {
      heading: 'The hard part is the rules',
      paragraphs: [
        'Finding a short tour through a set of points is an old problem, and a well understood one. Real days are harder. A bakery has to be served before seven, one customer needs a tail lift, a driver is owed a break, and the parcel that goes to the hospital has to be fetched from the laboratory first.',
        'Each rule makes most small improvements illegal, so a search that only takes steps downhill gets stuck early. The work went into checking a step against all rules without going through the whole round again. That is why moving one stop by hand shows its price while you are still holding it.',
      ],
    },
    {
      heading: 'Take some out, put them back',
      paragraphs: [
        'The search starts from a plan that keeps every rule and isn’t very good. Then it lifts neighbouring stops out of several rounds at once and puts each one back where it costs least. Now and then it overlooks the best place on purpose.',
        'Early on it also accepts a plan that is slightly worse; later it hardly ever does. How much worse is measured in the average distance between two stops, so that a city and a county settle down at the same pace.',
        'For small plans without time windows it uses a genetic search instead: two plans are crossed, cut into rounds and repaired, for as many generations as there is time.',
      ],
    },
    {
      heading: 'Six rules that every plan keeps',
      rules: [
        ['Load', 'A van carries no more than it can hold, at any point of its round.'],
        ['Hours', 'Arriving early means waiting. If a van would be late, the stop goes to another one.'],
        ['Shift', 'A round ends before the shift does, with the break inside it.'],
        ['Pairs', 'What is picked up is delivered by the same van, and in that order.'],
        ['Skills', 'A stop that needs a tail lift only meets vans that have one.'],
        [
          'Locks',
          'A round that the dispatcher has locked stays as it is while the others are planned again.',
        ],
      ],
    },
    {
      heading: 'How far from the best known',
      paragraphs: [
        `Researchers publish sets of planning problems together with the best known plans. With five seconds on one worker, ours were ${said(proof('routing.all.cvrplib.1x5.gap'))} longer on ${said(proof('routing.all.cvrplib.1x5.instances'))} of the X set, and ${said(proof('routing.all.solomon.1x5.gap'))} longer on ${said(proof('routing.all.solomon.1x5.instances'))} of Solomon’s, which have opening hours.`,
        `With thirty seconds it was ${said(proof('routing.all.cvrplib.1x30.gap'))} and ${said(proof('routing.all.solomon.1x30.gap'))}. Four workers with thirty seconds each came to ${said(proof('routing.all.cvrplib.4x30.gap'))} on the X set.`,
        'A second program, written separately, checks every plan before it counts.',
        printedBy(proof('routing.all.cvrplib.1x5.gap')),
      ],
    },
    {
      heading: 'Some stops do not fit',
      paragraphs: [
        'A stop that fits nowhere is listed with the rule that kept it out and the smallest change that would let it in: twenty more minutes, or one more van. Nothing is quietly moved to tomorrow.',
        'Unless the site has a router, times on the road are estimates: the straight line plus 30%, at 60 km/h. With one, you can ask for times by road for up to 200 places. The search itself doesn’t care where the times come from.',
      ],
      refusals: [
        'It plans one day at a time, not a week of recurring visits.',
        'It doesn’t know this morning’s traffic.',
        'No setting is tuned to a particular benchmark file.',
      ],
    },
  ],
};
