/**
 * The brand's defaults. They seed the settings, which an operator edits later;
 * a developer who makes this site their own starts here. What only the owner can know
 * (links, addresses, the company) is empty: pages leave it out until it is set.
 */
export const siteDefaults = {
  brand: {
    name: 'Akra Studio',
    /** Stands behind every page title, after a bar. */
    suffix: 'Akra Studio',
    tagline: 'MVP, SaaS and AI products you can try before you ask',
  },
  links: {
    /** Any messaging service's link, such as https://wa.me/ and a number. */
    chat: '',
    repository: '',
  },
  contact: {
    email: '',
    phone: '',
    hours: 'Monday to Friday, 09:00–17:00',
    timeZone: 'Europe/Berlin',
    /** Public holidays of the agency's place: nobody is there. */
    holidays: [
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2027-01-01', name: 'New Year’s Day' },
      { date: '2027-03-08', name: 'Women’s Day' },
      { date: '2027-03-26', name: 'Good Friday' },
      { date: '2027-03-29', name: 'Easter Monday' },
      { date: '2027-05-06', name: 'Ascension Day' },
      { date: '2027-05-17', name: 'Whit Monday' },
    ],
    /** Opening hours within which an enquiry is answered. */
    answerHours: 8,
  },
  company: {
    legalName: '',
    street: '',
    postalCode: '',
    city: '',
    country: '',
    register: '',
    vatId: '',
    responsible: '',
  },
  /** What quotes and invoices are written by. Without an account number no bank details are shown anywhere. */
  billing: {
    country: 'DE',
    taxNumber: '',
    accountHolder: '',
    iban: '',
    bic: '',
    bank: '',
    currency: 'EUR',
    invoicePrefix: 'INV',
    creditPrefix: 'CN',
    quotePrefix: 'Q',
    paymentDays: 14,
    quoteDays: 30,
    /** In hundredths of a percent. */
    standardRate: 1900,
    reducedRate: 700,
  },
  /** What work costs, in whole units of the billing currency and before tax. The owner's to set before going live. */
  prices: {
    /** One person, for a single day and for a whole week. */
    dayRate: 1100,
    weekRate: 4800,
    kinds: [
      { name: 'Prototype', from: 1, to: 2, people: 1 },
      { name: 'First version (MVP)', from: 4, to: 8, people: 2 },
      { name: 'Integration of two systems', from: 2, to: 4, people: 1 },
      { name: 'Redesign of a product', from: 3, to: 6, people: 2 },
      { name: 'AI feature with its own tests', from: 3, to: 6, people: 2 },
    ],
    /** Weeks of one person that each adds to an estimate. */
    extras: [
      { name: 'Accounts and sign-in', from: 0.5, to: 1, people: 1 },
      { name: 'Payments and invoices', from: 1, to: 2, people: 1 },
      { name: 'Data from another system', from: 1, to: 2, people: 1 },
      { name: 'Admin panel for your staff', from: 1, to: 3, people: 1 },
      { name: 'Several languages', from: 0.5, to: 1, people: 1 },
    ],
    included: [
      'Design, code, tests and the documents you need to run it',
      'A second person reviews every change',
      'Handover into your own repository and accounts',
      'Twelve months of fixing anything that turns out to be defective',
    ],
  },
  /** Who works here, a line each; the page about the roles shows them, and nobody is made up. */
  team: { people: [] as string[] },
  /** Other sites that may show the booking form in a frame, such as https://partner.example; nobody at first. */
  embed: { origins: [] as string[] },
  /** Whole areas that are not public: 'unlisted' or 'off', by their name. */
  areas: { states: {} as Record<string, 'public' | 'unlisted' | 'off'> },
  /** The order of the menu's links, by group; what is not named follows. */
  menus: { order: {} as Record<string, string[]> },
  /** Fewest characters of a new password; six is the least that the sign-in service takes. */
  accounts: { passwordMin: 8 },
  /** Whether the admin panel lets in only who signs in with a second step. */
  staff: { secondFactor: false },
  /** Backups made in the admin panel: how many are kept, and whether one is made every night. */
  backup: { keep: 7, nightly: false },
  /** How often an hour one visitor may run each tool that reads the web; 0 switches it off. */
  tools: {
    seo: 60,
    privacy: 60,
    news: 60,
    scraper: 60,
    embed: 1200,
    read: 600,
    'write-answer': 60,
    composeWords: 120,
    leaflet: 120,
    smallTask: 120,
    paintPicture: 20,
    speak: 600,
    transcribe: 300,
    geocode: 60,
    roadTimes: 60,
  },
  /** How long the site keeps what people give it; the privacy page prints these. */
  retention: {
    newsletterUnconfirmedDays: 14,
    outboxDays: 90,
    logDays: 30,
    bookingDays: 365,
    savedDays: 730,
    securityDays: 365,
    submissionDays: 365,
    eventDays: 365,
    leadDays: 730,
    enquiryDays: 730,
    enquiryUnconfirmedDays: 7,
    noticeDays: 180,
    quoteDays: 730,
    /** Ten years: what the law wants of books. */
    invoiceDays: 3650,
    webhookDays: 30,
    suppressionDays: 730,
  },
} as const;
