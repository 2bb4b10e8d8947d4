import type { Paper } from './paper.ts';

const names = [
  'Anneliese Freifrau von Hohenstaufen-Wittelsbach zu Guttenberg',
  'Ngozi Adaeze Okonkwo-Achterberg',
  'Þórdís Kolbrún Reykfjörð Gylfadóttir',
  'José María de la Concepción Álvarez Rodríguez',
  'Wolfeschlegelsteinhausenbergerdorff, Hubert',
  'Małgorzata Brzęczyszczykiewicz',
  'Zoë Brown',
  'Đorđe Živković',
  'İpek Şahin',
  'Mei Ng',
  'Ola Nordmann',
  'Siobhán O’Sullivan',
  'Bartholomew Featherstonehaugh',
  'Amélie Lefèvre-Dubois',
  'Jürgen Großkreutz',
  'Li Na',
  'Priya Raghunathan Subramaniam',
  'Tomáš Dvořák',
  'Kwame Mensah',
  'Ioana Ștefănescu',
  'Ada Lind',
  'Oluwaseun Babatunde Adeyemi',
  'Ragnhild Sørbø',
  'Björk Einarsdóttir',
];

/** A course that ended, whose certificates wait to be issued. All of its people are made up. */
export const seed = (day: string): { papers: Paper[] } => ({
  papers: names.map((name, place) => ({
    id: `draft-${place + 1}`,
    name,
    subject: 'First aid at work',
    number: '',
    issuer: '',
    day,
    code: '',
    revoked: null,
  })),
});
