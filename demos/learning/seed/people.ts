/** Whose eyes the visitor sees with. */
export const me = { student: 'p1', teacher: 't1', author: 'a1' } as const;

/** Made-up people who take the courses; the first is the visitor. */
const students = [
  'Noa Feldman',
  'Amara Osei',
  'Tomás Herrera',
  'Yuki Tanaka',
  'Priya Nair',
  'Oskar Lindqvist',
  'Fatima Zahra El Idrissi',
  'Liam O’Connor',
  'Nguyễn Thị Minh',
  'Beatriz Carvalho',
  'Kwame Boateng',
  'Elif Yıldız',
  'Matteo Ricci',
  'Sofia Petrova',
  'Chidi Eze',
  'Anneke de Wit',
  'Rania Haddad',
  'Jonas Weber',
  'Mei-Ling Chou',
  'Pavel Dvořák',
  'Aisha Bello',
  'Luc Tremblay',
  'Hana Kim',
  'Diego Fuentes',
  'Ingrid Solheim',
  'Samuel Adeyemi',
  'Zofia Wiśniewska',
  'Omar Farouk',
] as const;

export const people = [
  ...students.map((name, at) => ({ id: `p${at + 1}`, name })),
  { id: me.teacher, name: 'Idris Bello' },
  { id: me.author, name: 'Carys Whitfield' },
];

/** The ids of students from one place to another, counted from 1. */
export const studentIds = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `p${from + at}`);
