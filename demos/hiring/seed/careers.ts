/** What people in one line of work write about themselves. `{}` in a sentence is a number. */
export interface Career {
  titles: readonly string[];
  companies: readonly string[];
  /** Skills that most have, and skills that some have. */
  core: readonly string[];
  more: readonly string[];
  did: readonly string[];
  studies: readonly string[];
  languages: readonly string[];
}

/** By job. */
export const careers: Readonly<Record<string, Career>> = {
  platform: {
    titles: ['Backend Engineer', 'Software Engineer', 'Site Reliability Engineer', 'Senior Backend Engineer'],
    companies: ['Hafnia Payments', 'Korenmolen Software', 'Brightquay', 'Ostwind Energy Data', 'Parcelwise'],
    core: ['Go', 'PostgreSQL', 'Linux', 'Git'],
    more: ['Kubernetes', 'Terraform', 'Kafka', 'Java', 'Python', 'Redis', 'gRPC', 'Prometheus', 'Rust'],
    did: [
      'Moved a billing service from Java to Go without an hour of downtime',
      'Carried the on-call phone one week in six and halved the incidents at night',
      'Cut the slowest PostgreSQL query from {} s to 80 ms',
      'Ran {} services on Kubernetes for 40 engineers',
      'Wrote the ingest that takes {},000 readings a second',
      'Taught {} juniors to review each other’s code',
    ],
    studies: ['BSc Computer Science', 'MSc Software Engineering', 'BEng Electronics'],
    languages: ['English', 'Dutch', 'German'],
  },
  design: {
    titles: ['Product Designer', 'UX Designer', 'Interaction Designer', 'Senior Product Designer'],
    companies: ['Lantern & Loom', 'Fieldnote Health', 'Brightquay', 'Studio Ebb', 'Kompas Mobility'],
    core: ['Figma', 'Prototyping', 'User research', 'HTML and CSS'],
    more: [
      'Design systems',
      'Accessibility',
      'Motion',
      'Illustration',
      'Service design',
      'Sketch',
      'Usability tests',
    ],
    did: [
      'Led user research with {} nurses on four wards',
      'Built a design system of {} components with two engineers',
      'Took the booking form from {} fields to nine',
      'Ran usability tests every second Thursday for two years',
      'Brought the app to WCAG 2.2 AA',
    ],
    studies: ['BA Interaction Design', 'MA Graphic Design', 'BSc Industrial Design'],
    languages: ['English', 'French', 'Hindi'],
  },
  field: {
    titles: ['Electrician', 'Service Technician', 'Electronics Technician', 'Marine Electrician'],
    companies: [
      'Nordkai Werft',
      'Elektro Petersen',
      'Windpark Dienst Kiel',
      'Baltyk Marine Service',
      'Hafentechnik Lohse',
    ],
    core: ['Electrical installation', 'Driving licence B', 'Fault finding', 'Soldering'],
    more: ['Boat licence', 'Working at height', 'Offshore safety', 'PLC', 'Welding', 'First aid', 'Radio'],
    did: [
      'Mounted and wired {} measuring stations along the coast',
      'Repaired electronics on board a vessel in all weathers',
      'Answered for the tools and the van of a crew of {}',
      'Read circuit diagrams and wrote the test reports',
      'Worked offshore in shifts of two weeks',
    ],
    studies: [
      'Apprenticeship as electrician',
      'Elektroniker für Betriebstechnik',
      'Certificate in marine electronics',
    ],
    languages: ['German', 'Polish', 'English'],
  },
  support: {
    titles: [
      'Customer Support Specialist',
      'Support Team Lead',
      'Helpdesk Coordinator',
      'Customer Service Manager',
    ],
    companies: ['Fietsbeurs', 'Parcelwise', 'Veerdienst Zuid', 'Mooring Insurance', 'Helderheid Energie'],
    core: ['Customer support', 'Zendesk', 'Clear writing', 'Excel'],
    more: ['Led a team', 'Intercom', 'Training', 'SQL', 'Jira Service Management', 'Complaint handling'],
    did: [
      'Led a team of {} across two time zones',
      'Brought the first answer from {} hours to forty minutes',
      'Wrote {} help articles that customers rated useful',
      'Supervised the night shift and its handover',
      'Took over the hardest {} tickets each week',
    ],
    studies: ['BA Communication', 'HBO Commerciële Economie', 'BA English'],
    languages: ['Dutch', 'English', 'French'],
  },
  sales: {
    titles: ['Account Executive', 'Key Account Manager', 'Sales Manager', 'Business Development Manager'],
    companies: ['Portico Systems', 'Brightquay', 'Dredge & Dam', 'Mooring Insurance', 'Signalhaus'],
    core: ['B2B sales', 'Negotiation', 'Salesforce', 'Presentations'],
    more: ['Public tenders', 'Procurement rules', 'Contract law', 'HubSpot', 'Forecasting', 'Trade fairs'],
    did: [
      'Won a public tender of {} ports over eight years',
      'Kept {} of 30 accounts through a change of price',
      'Wrote the answers to {} procurement questionnaires',
      'Opened the Iberian market from nothing',
      'Sold to harbour authorities in five countries',
    ],
    studies: ['BA Business Administration', 'MSc International Trade', 'BSc Economics'],
    languages: ['English', 'German', 'Spanish'],
  },
  data: {
    titles: ['Data Analyst', 'Business Analyst', 'Junior Data Scientist', 'Senior Data Analyst'],
    companies: [
      'Ostwind Energy Data',
      'Fieldnote Health',
      'Polder Statistics',
      'Kompas Mobility',
      'Gullwing Retail',
    ],
    core: ['SQL', 'Python', 'Excel', 'Statistics'],
    more: ['Time series', 'R', 'dbt', 'Tableau', 'Forecasting', 'BigQuery', 'Anomaly detection', 'Power BI'],
    did: [
      'Built the forecast that plans {} delivery vans a day',
      'Found the faulty meters among {},000 by their time series',
      'Replaced a spreadsheet of {} sheets with one dbt project',
      'Explained the weekly figures to people who do not like figures',
      'Wrote {} SQL lessons for colleagues',
    ],
    studies: ['BSc Statistics', 'MSc Econometrics', 'BSc Mathematics', 'MSc Oceanography'],
    languages: ['English', 'Swedish', 'Estonian'],
  },
};
