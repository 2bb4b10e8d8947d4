/** Made-up companies: name, trade, city, and who speaks for them with what they do there. */
export const companies: readonly (readonly [
  name: string,
  trade: string,
  city: string,
  people: readonly (readonly [name: string, role: string])[],
])[] = [
  [
    'Harbour Prints',
    'Printing',
    'Rijeka',
    [
      ['Ana Petrić', 'Owner'],
      ['Luka Marić', 'Workshop'],
    ],
  ],
  [
    'Nordlys Dental',
    'Dental practices',
    'Bergen',
    [
      ['Sigrid Aasland', 'Practice manager'],
      ['Even Tveit', 'IT'],
    ],
  ],
  [
    'Okafor & Daughters',
    'Catering',
    'Leeds',
    [
      ['Chiamaka Okafor', 'Managing director'],
      ['Ruth Okafor', 'Events'],
    ],
  ],
  [
    'Veldkamp Bikes',
    'Bicycle shops',
    'Utrecht',
    [
      ['Joost Veldkamp', 'Owner'],
      ['Fatima el Idrissi', 'Head of stores'],
    ],
  ],
  [
    'Ishikawa Instruments',
    'Measuring devices',
    'Kyoto',
    [
      ['石川 直美', 'Export manager'],
      ['Kenji Mori', 'Engineer'],
    ],
  ],
  [
    'Casa Alba',
    'Hotels',
    'Valencia',
    [
      ['Inés Albalat', 'Director'],
      ['Bruno Ferri', 'Reception'],
    ],
  ],
  [
    'Grünwald Küchen',
    'Kitchens',
    'Graz',
    [
      ['Matthias Grünwald', 'Managing director'],
      ['Zeynep Kaya', 'Planning'],
    ],
  ],
  [
    'Tarn Outdoor',
    'Outdoor clothing',
    'Kendal',
    [
      ['Isla Fairbairn', 'Buyer'],
      ['Callum Reid', 'Warehouse'],
    ],
  ],
  [
    'Kowalczyk Logistik',
    'Freight',
    'Poznań',
    [
      ['Małgorzata Kowalczyk', 'Operations'],
      ['Paweł Zych', 'Dispatcher'],
    ],
  ],
  [
    'Meridian Schools',
    'Language schools',
    'Lisbon',
    [
      ['Teresa Vasconcelos', 'Head of studies'],
      ['João Pinto', 'Finance'],
    ],
  ],
  [
    'Saffron Route',
    'Spices',
    'Birmingham',
    [
      ['Arjun Mehta', 'Founder'],
      ['Leila Rahimi', 'Purchasing'],
    ],
  ],
  [
    'Atelier Moreau',
    'Architects',
    'Lyon',
    [
      ['Camille Moreau', 'Partner'],
      ['Hugo Lefèvre', 'Project lead'],
    ],
  ],
  [
    'Bluewater Labs',
    'Water testing',
    'Cork',
    [
      ['Aoife Ní Bhriain', 'Lab director'],
      ['Declan Power', 'Sampling'],
    ],
  ],
  [
    'Hattori Tea',
    'Tea',
    'Hamburg',
    [
      ['Yuki Hattori', 'Owner'],
      ['Nils Petersen', 'Online shop'],
    ],
  ],
  [
    'Stonebridge Law',
    'Law firm',
    'Bristol',
    [
      ['Oluwaseun Adeyemi', 'Partner'],
      ['Hannah Whitcombe', 'Office manager'],
    ],
  ],
  [
    'Montaña Verde',
    'Organic farms',
    'Bilbao',
    [
      ['Ane Etxeberria', 'Coordinator'],
      ['Iker Zabala', 'Sales'],
    ],
  ],
  [
    'Lindgren Møbler',
    'Furniture',
    'Malmö',
    [
      ['Astrid Lindgren Holm', 'Designer'],
      ['Oskar Holm', 'Production'],
    ],
  ],
  [
    'Cedar Clinics',
    'Physiotherapy',
    'Beirut',
    [
      ['Rania Khoury', 'Medical director'],
      ['Elias Sfeir', 'Administration'],
    ],
  ],
  [
    'Novak Optik',
    'Opticians',
    'Brno',
    [
      ['Jana Nováková', 'Owner'],
      ['Tomáš Dvořák', 'Branch manager'],
    ],
  ],
  [
    'Parallel Films',
    'Film production',
    'Copenhagen',
    [
      ['Freja Mølgaard', 'Producer'],
      ['Amir Haidari', 'Post-production'],
    ],
  ],
  [
    'Sunfield Energy',
    'Solar panels',
    'Seville',
    [
      ['Carmen Ruiz', 'Managing director'],
      ['Marco Bellini', 'Installation'],
    ],
  ],
  [
    'Pemberton Press',
    'Publishing',
    'Edinburgh',
    [
      ['Fiona Pemberton', 'Publisher'],
      ['Rhys Morgan', 'Rights'],
    ],
  ],
];

/** What is sold in the sample, with the cents of a usual quote. */
export const projects: readonly (readonly [title: string, cents: number])[] = [
  ['Online booking', 1_240_000],
  ['New website', 980_000],
  ['Customer portal', 3_460_000],
  ['Stock and orders', 2_780_000],
  ['Route planning', 1_890_000],
  ['Search for the catalogue', 740_000],
  ['Staff rota', 1_120_000],
  ['Invoice reader', 860_000],
];

/** What was said on the phone, in emails and in meetings. */
export const said: Readonly<
  Record<'call' | 'email' | 'meeting' | 'note' | 'quote' | 'enquiry', readonly string[]>
> = {
  call: [
    'Went through the open questions. They want to see it on a phone first.',
    'Left a message with the front desk.',
    'Budget is agreed for next year, not before January.',
    'Talked about who would maintain it. Two people, half a day a week.',
    'They are comparing us with one other firm and will decide by the end of the month.',
  ],
  email: [
    'Sent the two examples we talked about.',
    'Asked for the list of their current systems.',
    'Answered the question about hosting in the EU.',
    'They sent the signed confidentiality agreement.',
    'Sent the notes of our meeting with three next steps.',
  ],
  meeting: [
    'Showed the demo with their own data. Stock levels were the part they kept coming back to.',
    'Workshop with four people from the branches. They want to begin with one branch.',
    'First meeting. The present tool loses orders when two people save at once.',
  ],
  note: [
    'Prefers to be called before nine.',
    'Decides together with her brother.',
    'Met at the trade fair in spring.',
  ],
  quote: ['Sent the quote, valid for 30 days.', 'Sent the revised quote without the second branch.'],
  enquiry: [
    'Wrote through the form: “Can you take over an application that another firm built?”',
    'Wrote through the form: “We need bookings that can’t clash. When could you begin?”',
    'Asked for a call back about the customer portal.',
  ],
};

/** What was promised. */
export const promises: readonly string[] = [
  'Send the revised quote',
  'Call about the second branch',
  'Send two references',
  'Ask whether the board has decided',
  'Send the contract for signing',
  'Check their sample file',
  'Say who would lead the project',
];
