import { createRandom } from '#lib/random/random.ts';

interface Post {
  title: string;
  company: string;
  /** Months as in 2019-03; null is until today. */
  from: string;
  to: string | null;
  did: readonly string[];
}

/** The contents of a résumé: made-up people, and what a reader should find. */
export interface Facts {
  name: string;
  email: string;
  phone: string;
  city: string;
  skills: readonly string[];
  posts: readonly Post[];
  study: string;
  school: string;
  studied: readonly [from: number, to: number];
}

const names = [
  'Maren Oduya',
  'Thomas O’Brien',
  'Dr. Katharina von Aschenbach',
  'José Luis Fernández Prado',
  'Nguyen Thi Mai',
  'Ebru Yıldız',
  'Samuel K. Whitfield',
  'Anna-Lena Kröger',
  'Piotr Żak',
  'Aaliyah Johnson',
  'Lars Ødegård',
  'Chiamaka Obi',
  'Wei-Ting Huang',
  'Élodie Marchand',
  'Bogdan Ionescu',
  'Freya Castellane',
  'Jean-Baptiste Lefèvre',
  'Hiroko Tanabe',
  'Ravi Subramaniam',
  'Greta Sundqvist',
  'Malik Al-Rashid',
  'Siobhán Gallagher',
  'Miloš Horák',
  'Zanele Khumalo',
  'Oskar Wendt',
  'Carmen de la Vega',
  'Tuomas Järvinen',
  'Ines Montclair',
  'Dmitri Volkov',
  'Paula Whitlock-Reyes',
];
const phones = [
  '+44 20 7946 0812',
  '(415) 555-0134',
  '+49 40 5550 1289',
  '0161 496 0733',
  '+31 6 5550 1934',
  '+1 312-555-0178',
];
const cities = ['Leeds', 'San Francisco, CA', 'Hamburg', 'Manchester', 'Rotterdam', 'Chicago, IL'];
const trades = [
  {
    titles: ['Software Engineer', 'Backend Developer', 'Senior Software Engineer', 'DevOps Engineer'],
    skills: ['Go', 'PostgreSQL', 'Kubernetes', 'Terraform', 'C++', 'Node.js', 'Kafka', 'CI/CD', 'AWS'],
    did: [
      'Moved the billing service to Go',
      'Halved the time of a build',
      'Carried the pager one week in six',
    ],
    study: ['BSc Computer Science', 'MSc Software Engineering', 'Bachelor of Engineering'],
  },
  {
    titles: ['Project Manager', 'Operations Manager', 'Programme Lead', 'Assistant Manager'],
    skills: ['Budgeting', 'Stakeholder management', 'MS Project', 'Jira', 'Negotiation', 'Lean', 'Excel'],
    did: ['Answered for a budget of £2.4m', 'Opened two depots in one year', 'Led a team of eleven'],
    study: ['BA Business Administration', 'MBA', 'Diploma in Management'],
  },
  {
    titles: ['Electrician', 'Service Technician', 'Maintenance Engineer', 'Site Supervisor'],
    skills: [
      'Fault finding',
      'PLC',
      'Welding',
      'First aid',
      'Working at height',
      'AutoCAD',
      'Driving licence B',
    ],
    did: [
      'Wired 40 pumping stations',
      'Read circuit diagrams and wrote test reports',
      'Trained four apprentices',
    ],
    study: ['Apprenticeship as electrician', 'HND Electrical Engineering', 'Certificate in Electronics'],
  },
  {
    titles: ['Staff Nurse', 'Ward Manager', 'Data Analyst', 'Research Assistant'],
    skills: ['SQL', 'R', 'Python', 'Statistics', 'Patient records', 'Tableau', 'Clinical audit'],
    did: ['Wrote the weekly report for the board', 'Cleaned nine years of readings', 'Ran the night shift'],
    study: ['BSc Nursing', 'MSc Statistics', 'BSc Mathematics'],
  },
];
const companies = [
  'Harrow & Finch Ltd',
  'Nordlicht GmbH',
  'Bluewater Logistics',
  'St Brigid’s Hospital',
  'Kestrel Systems Inc.',
  'Van Dijk Installaties',
  'Meridian Foods',
  'Ostsee Werft',
  'Copperfield Partners',
];
const schools = [
  'University of Leeds',
  'TU Hamburg',
  'Ohio State University',
  'Hogeschool Rotterdam',
  'City College Manchester',
];

const ascii = (name: string) =>
  name
    .normalize('NFD')
    .replace(/Dr\. |[^a-zA-Z ]/g, '')
    .toLowerCase()
    .trim()
    .replace(/ +/g, '.');

/** Thirty made-up people, the same each time. */
export function makeFacts(): Facts[] {
  const random = createRandom(30);
  const upTo = (count: number) => Math.floor(random() * count);
  return names.map((name, at) => {
    const trade = trades[at % trades.length] ?? trades[0];
    const turned = <T>(list: readonly T[], by: number): T => list[(at + by) % list.length] as T;
    const month = (year: number) => `${year}-${String(1 + upTo(12)).padStart(2, '0')}`;
    let year = 2026 - upTo(2);
    const posts = Array.from({ length: 2 + (at % 2) }, (_, back): Post => {
      const to = back === 0 && at % 3 !== 2 ? null : month(year);
      const began = year - 1 - upTo(4);
      year = began;
      const from = month(began);
      return {
        title: turned(trade?.titles ?? [], back),
        company: turned(companies, back * 2),
        from,
        to: to !== null && to < from ? from : to,
        did: [turned(trade?.did ?? [], back)],
      };
    });
    return {
      name,
      email: `${ascii(name)}@${at % 2 ? 'mail.example.org' : 'example.com'}`,
      phone: phones[at % phones.length] ?? '',
      city: cities[at % cities.length] ?? '',
      skills: (trade?.skills ?? []).filter((_, skill) => (skill + at) % 3 !== 0),
      posts,
      study: turned(trade?.study ?? [], 0),
      school: turned(schools, 0),
      studied: [year - 4, year - 1],
    };
  });
}
