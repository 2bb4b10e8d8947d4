/** Words by which each of Ann's things is known again in an answer. */
export const marks = {
  enquiry: 'A planner for the rounds of Ann',
  notice: 'Something happened to Ann',
  quote: 'A quote to Ann',
  invoice: 'An invoice to Ann',
  note: 'What Ann thinks of it',
  company: 'Examples and Sons',
  lead: 'The company that Ann wrote down',
  application: 'A draft that Ann writes',
  sent: 'Stockroom of Ann',
  collection: 'What Ann collects',
  applicationCollection: 'Applications that Ann compares',
  recipe: 'Prices that Ann watches',
  schedule: 'https://ann-watches.example/',
  result: 'What Ann asked a document',
  backup: 'Everything, Ann included, in one file',
};
