/** An email of the sample mailbox. */
export interface Mail {
  from: string;
  subject: string;
  text: string;
}

/** Twelve emails that we wrote for this page; people and firms in them are made up. */
export const mails: readonly Mail[] = [
  {
    from: 'Ana Petrić',
    subject: 'Export stops at row 400',
    text: 'Hello, since Tuesday the export stops at row 400 with an error message. Our month closes on Friday, so we need the file before then. You can reach me on 020 7946 0182.\n\nKind regards,\nAna Petrić',
  },
  {
    from: 'Harbour Prints Ltd',
    subject: 'Invoice 2026-014',
    text: 'Harbour Prints Ltd\n14 Quay Street, Bristol BS99 4TQ\nINVOICE 2026-014\nDate: 2 March 2026\nPayment due in 14 days\nBill to:\nAkra Studio\nPosters A2   40   2.50   100.00\nDesign   1   1,000.00   1,000.00\nSubtotal 1,100.00\nVAT 20% 220.00\nTotal GBP 1,320.00',
  },
  {
    from: 'Jonas Weber',
    subject: 'Where is my parcel?',
    text: 'My order has not arrived and the tracking has not moved for five days. Please send it to my new address instead: Lindenstraße 8, 20099 Hamburg.\n\nThanks,\nJonas Weber',
  },
  {
    from: 'Priya Nair',
    subject: 'Fw: stage at the harbour',
    text: "Ana: The stage at the harbour is closed for repairs. Do we move the concert or wait?\nTom: The engineers say that the repair takes until June at least.\nPriya: A floating stage would cost £18,000 and needs no new permit.\nAna: The council covers half if we apply by Friday 20 March.\nTom: Then let's go with the floating stage.\nPriya: Who insures it during the night?",
  },
  {
    from: 'Marta Silva',
    subject: 'Refund for the lamp',
    text: 'The lamp that came yesterday is broken. I would like to send it back and get my money refunded. My account is GB33 BUKB 2020 1555 5555 55.\n\nMarta Silva',
  },
  {
    from: 'Leo Brandt',
    subject: 'Quote for three products',
    text: 'We would like a quote before we buy. Last year oak tables cost £420, folding chairs were £38 and benches came at £150. Is there a discount for larger orders?\n\nLeo Brandt',
  },
  {
    from: 'Grace Adeyemi',
    subject: 'Locked out',
    text: 'I typed the wrong password too often and now my account is locked. The reset email never arrives at grace.adeyemi@example.com. Can you unlock it?',
  },
  {
    from: 'Tom Reed',
    subject: 'Charged twice',
    text: 'You took the monthly fee twice from my card this month. Please refund one payment and send me a receipt.\n\nTom Reed',
  },
  {
    from: 'Ines Moreau',
    subject: 'Third time I write',
    text: 'This is the third time I am writing about the same problem and nobody answers. I am very disappointed and expect an apology from your manager.\n\nMme Ines Moreau',
  },
  {
    from: 'Sven Lund',
    subject: 'Internship in spring',
    text: 'I study design and would like to do an internship with you in spring. My portfolio is attached. I was born on 12 May 2004.\n\nSven Lund',
  },
  {
    from: 'North Wind Ltd',
    subject: 'Blank page after the update',
    text: 'Since the update your website shows a blank page in Firefox whenever I upload a file. Another browser works.\n\nOlga Novak, North Wind Ltd',
  },
  {
    from: 'Hannah Cole',
    subject: 'Jacket in another size',
    text: 'The jacket does not fit. Can I exchange it for a larger size, and how do I return the old one?\n\nHannah Cole\n14 Mill Lane, Otley LS98 3AB',
  },
];
