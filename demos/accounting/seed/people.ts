/** Whom the sample company sells to. Everybody in the sample is made up. */
export interface SeedCustomer {
  name: string;
  /** As their bank writes it. */
  bankName: string;
  address: string;
  vatId: string;
  account: string;
  kind: 'sale-standard' | 'sale-reduced' | 'sale-reverse' | 'sale-export';
  /** How many days after its date they pay an invoice. */
  pays: number;
  buys: readonly string[];
}

const customer = (
  name: string,
  bankName: string,
  address: string,
  pays: number,
  buys: readonly string[],
  more: Partial<SeedCustomer> = {},
): SeedCustomer => ({
  name,
  bankName,
  address,
  pays,
  buys,
  vatId: '',
  account: '',
  kind: 'sale-standard',
  ...more,
});

export const customers: readonly SeedCustomer[] = [
  customer(
    'Café Morgenrot GmbH',
    'CAFE MORGENROT',
    'Ostertorsteinweg 12, 28203 Bremen',
    11,
    ['Window lettering', 'Menu boards', 'Pavement sign'],
    { account: 'DE02120300000000202051' },
  ),
  customer(
    'Brauerei Hopfenau AG',
    'Brauerei Hopfenau AG',
    'Am Deich 4, 28199 Bremen',
    24,
    ['Taproom signs', 'Vehicle lettering, 6 vans', 'Beer garden totem'],
    { account: 'DE02500105170137075030' },
  ),
  customer(
    'Yılmaz Feinkost e.K.',
    'YILMAZ FEINKOST',
    'Gröpelinger Heerstr. 201, 28237 Bremen',
    9,
    ['Shop front sign', 'Price boards'],
    { account: 'DE02100500000054540402' },
  ),
  customer(
    'Rechtsanwälte Voss und Adeyemi mbB',
    'RAe Voss u. Adeyemi',
    'Contrescarpe 46, 28195 Bremen',
    14,
    ['Brass plate', 'Door lettering', 'Lobby directory'],
    { account: 'DE02300209000106531065' },
  ),
  customer('Stadt Auental, Kulturamt', 'STADTKASSE AUENTAL', 'Rathausplatz 1, 27211 Auental', 32, [
    'Museum wayfinding',
    'Exhibition panels',
  ]),
  customer('Dr. Ines Oyelaran, Zahnärztin', 'Ines Oyelaran', 'Schwachhauser Heerstr. 88, 28211 Bremen', 7, [
    'Practice sign',
    'Opening hours plate',
  ]),
  customer(
    'Hotel Seeblick Betriebs GmbH',
    'Hotel Seeblick',
    'Strandallee 3, 27476 Cuxhaven',
    19,
    ['Room numbers, set of 40', 'Pool rules sign', 'Illuminated roof letters'],
    { account: 'DE02200505501015871393' },
  ),
  customer('Fahrrad Kontor OHG', 'Fahrrad Kontor', 'Buntentorsteinweg 9, 28201 Bremen', 13, [
    'Workshop banner',
    'Bike stickers, 500',
  ]),
  customer('Theater am Fluss', 'Theater am Fluss', 'Weserstr. 70, 28757 Bremen', 21, [
    'Season posters',
    'Foyer banner',
    'Seat numbers',
  ]),
  customer(
    'Buchhandlung Seitenweise',
    'Buchhandlung Seitenweise',
    'Vor dem Steintor 61, 28203 Bremen',
    12,
    ['Printed reading guide, 300', 'Author evening booklet'],
    { kind: 'sale-reduced' },
  ),
  customer(
    'Atelier Dubois SARL',
    'ATELIER DUBOIS',
    '8 rue des Lices, 35000 Rennes, France',
    17,
    ['Enamel plates', 'Gallery lettering'],
    { kind: 'sale-reverse', vatId: 'FR83404833048', account: 'FR1420041010050500013M02606' },
  ),
  customer(
    'De Fietsenmaker B.V.',
    'DE FIETSENMAKER',
    'Oudegracht 91, 3511 Utrecht, Netherlands',
    15,
    ['Façade letters', 'Window film'],
    { kind: 'sale-reverse', vatId: 'NL004495445B01', account: 'NL91ABNA0417164300' },
  ),
  customer(
    'Seilbahn Grünsee AG',
    'SEILBAHN GRUENSEE',
    'Talstrasse 2, 7500 St. Moritz, Switzerland',
    26,
    ['Piste signs, set of 60', 'Gondola numbers'],
    { kind: 'sale-export' },
  ),
  customer('Nguyen Asia Markt', 'Nguyen Asia Markt', 'Hastedter Osterdeich 230, 28207 Bremen', 10, [
    'Light box',
    'Aisle signs',
  ]),
  customer('Grundschule Am Anger', 'Förderkreis Am Anger', 'Angerweg 5, 28277 Bremen', 16, [
    'Classroom door signs, 14',
    'Sports day banner',
  ]),
  customer('Kowalski Transporte', 'KOWALSKI TRANSPORTE', 'Ladestr. 33, 28197 Bremen', 18, [
    'Lorry lettering',
    'Warning markings',
  ]),
];

export interface SeedSupplier {
  name: string;
  bankName: string;
  account: string;
  expense: string;
  treatment: 'purchase-standard' | 'purchase-reduced' | 'purchase-reverse';
  text: string;
  prefix: string;
  /** Net cents, from and to. */
  range: readonly [number, number];
  pays: number;
  /** The month's days on which bills come. */
  days: readonly number[];
}

const supplier = (
  name: string,
  expense: string,
  text: string,
  prefix: string,
  range: readonly [number, number],
  days: readonly number[],
  more: Partial<SeedSupplier> = {},
): SeedSupplier => ({
  name,
  bankName: name,
  account: '',
  expense,
  treatment: 'purchase-standard',
  text,
  prefix,
  range,
  pays: 13,
  days,
  ...more,
});

export const suppliers: readonly SeedSupplier[] = [
  supplier('Acrylwerk Nord GmbH', '3200', 'Acrylic sheets', 'RG-', [84_000, 240_000], [3, 18], {
    account: 'DE02370502990000684712',
  }),
  supplier('Folien Petersen', '3200', 'Vinyl film', '26/', [22_000, 68_000], [9, 23]),
  supplier('Lichttechnik Drexler AG', '3200', 'LED modules and drivers', 'LD', [51_000, 310_000], [14], {
    account: 'DE02701500000000594937',
  }),
  supplier('Cloudberry Software Ltd', '3125', 'Design software, four seats', 'IE-00', [14_800, 14_800], [1], {
    treatment: 'purchase-reverse',
    bankName: 'CLOUDBERRY SOFTWARE',
    account: 'IE64IRCE92050112345678',
    pays: 9,
  }),
  supplier('Stadtwerke Bremen-Nord', '4240', 'Power and heating', 'SW', [31_000, 52_000], [6], { pays: 14 }),
  supplier('Steuerkanzlei Albers', '4950', 'Bookkeeping advice', 'ST-', [18_000, 36_000], [20], {
    account: 'DE02600501010002034304',
  }),
  supplier('Kurier Express 24', '4910', 'Courier', 'K', [4_200, 11_900], [27], { pays: 8 }),
  supplier('Werkzeug Hansen', '0210', 'Router bits and blades', 'WH-', [9_000, 41_000], [11], { pays: 15 }),
];
