/** Where things are lost in Port Elver, a harbour town that does not exist. */
export const places: readonly (readonly [name: string, kind: string, district: string])[] = [
  ['Tram line 4', 'tram', 'Harbour'],
  ['Tram line 9', 'tram', 'Old Town'],
  ['Ferry Marguerite', 'ferry', 'Harbour'],
  ['Central Station', 'station', 'Old Town'],
  ['City Library', 'library', 'Old Town'],
  ['Fish Market', 'market', 'Harbour'],
  ['Lido Pool', 'pool', 'Northside'],
  ['Opera House', 'theatre', 'Old Town'],
  ['Airfield Bus', 'bus', 'Northside'],
  ['Botanic Garden', 'park', 'Northside'],
  ['Night Bus', 'bus', 'Harbour'],
];

/** People who found something or say that it is theirs. */
export const people: readonly (readonly [name: string, town: string])[] = [
  ['Amara Osei', 'Port Elver'],
  ['Bruno Keller', 'Port Elver'],
  ['Chiara Fontana', 'Saltby'],
  ['Dev Rao', 'Port Elver'],
  ['Elif Koç', 'Saltby'],
  ['Finn Dahl', 'Port Elver'],
  ['Grace Mwangi', 'Highmoor'],
  ['Hana Sato', 'Port Elver'],
  ['Ivo Novák', 'Saltby'],
  ['Jun Park', 'Highmoor'],
  ['Kofi Mensah', 'Port Elver'],
  ['Leïla Amari', 'Port Elver'],
  ['Marta Silva', 'Highmoor'],
  ['Noor Bakker', 'Port Elver'],
];
