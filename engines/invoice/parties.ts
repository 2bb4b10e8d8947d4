import { amountsIn } from './amounts.ts';
import { daysIn } from './days.ts';
import { blocksOf, type Cell, type Page, valuesOf } from './page.ts';
import { anyOf, numberWords, papers } from './words.ts';

interface Party {
  value: string;
  line: number;
}

const buyerWords = `bill to | billed to | bill to: | invoice to | invoiced to | sold to | issued to | ship to | prepared for | charged to | addressed to
  customer | customer name | client | buyer | payer | guest | guest name | patient | tenant | member | holder | account | account name | attention | attn
  kunde | auftraggeber | empfänger | rechnung an | rechnungsempfänger | klant | aan | factuur aan | cliente | destinatario
  herr | herrn | frau | familie | firma | nabywca | odbiorca | kund | kunde | faktureras | faktureringsadress | köpare | asiakas | odběratel | fatura para | faturar a
  datos del cliente | facturar a | cedente | committente | rechnungsadresse | rechnung für | factuuradres | adresse de facturation | facturé à | adressé à | destinataire | à l'attention de | spett.le | messrs | an | an die | for | to`;
const sellerWords = `from | seller | supplier | vendor | sold by | issued by | lieferant | absender | vendeur | fournisseur
  remit to | payable to | fornitore | proveedor | leverancier | emisor | émetteur | emittente | sprzedawca | wystawca | säljare | sælger | selger | myyjä | dodavatel | fornecedor`;
const openers = `firma | frau | herr | herrn | familie | an | an die | an den | an das | messrs | to | monsieur | madame | spett.le`;

/** A label at the start of its cell, with its colon, or alone: 'Customer: Ana Reed', 'Customer'. */
const labelled = (words: string): RegExp => new RegExp(`^${anyOf(words).source}\\s*(?::\\s*|$)`, 'iu');
/** The same before a name without a colon: 'To The Gull’s Nest', 'Bill to Studio Nine'. */
const before = (words: string): RegExp => new RegExp(`^${anyOf(words).source}\\s+(?=(?-i:\\p{Lu}))`, 'iu');
const anywhere = (words: string): RegExp => new RegExp(`${anyOf(words).source}\\s*:\\s*`, 'iu');

const clearly =
  'bill to | billed to | invoice to | invoiced to | sold to | issued to | prepared for | customer | client | to | aan';
const buyerLabels = [labelled(buyerWords), before(clearly), anywhere(buyerWords)];

/** Headings and labels, which are no names, however they stand. */
const notNames = anyOf(
  `${papers} | ${sellerWords} | ${buyerWords} | ${openers} | original | copy | duplicate | statement | page | seite | subject | sent | date | due date | date due | date of issue | issue date
  invoice date | datum | terms | description | qty | quantity | item | amount | total | tel | phone | fax | mob | mobile | e-mail | email | www | iban | vat | ust | mwst | tva
  scanned | receipt | simplified | proforma | pro forma | hi | hello | dear | here is | please | thank | re | fwd | via | siret | job site | site | bank | unit | po box`,
);
const startsLikeNoName = new RegExp(
  `^(?:${notNames.source})(?:$|[\\s:/.#-]*(?=\\d|$)|\\s*[:#]|\\s+(?:${anyOf(numberWords).source}))`,
  'iu',
);
const titles = anyOf(papers);
/** A heading that says only what the paper is, such as 'Receipt / simplified invoice'. */
const isHeading = (text: string): boolean =>
  text
    .replace(
      new RegExp(
        anyOf(
          `${papers} | statement | simplified | tax | vat | copy | original | proforma | pro forma | and | of`,
        ).source,
        'giu',
      ),
      '',
    )
    .replace(/[^\p{L}\d]/gu, '') === '';
const firm =
  /\b(?:Ltd|Limited|LLC|LLP|Inc|plc|GmbH|AG|KG|OHG|e\.U|SARL|SAS|SA|S\.A|B\.?V|N\.?V|S\.?r\.?l|S\.?L|Sons|Söhne|Co|Services|Group|Company)\b/i;

/** A name without what is often squeezed onto its line. */
const tidy = (name: string): string =>
  name
    .replace(new RegExp(`\\s+${titles.source}.*$`, 'iu'), '')
    .replace(new RegExp(`^(?:${titles.source}\\s+)+(?:from\\s+)?(?=(?-i:\\p{Lu}))`, 'iu'), '')
    .replace(/^(?:Firma|Herrn?|Frau|Familie|M\.|Mme|Monsieur|Madame|Messrs|An|To)\s+(?=\p{Lu})/u, '')
    .replace(/\s*[-–—·•|]\s.*$/, '')
    // After a comma stand a trade, a town or a street; 'Inc.' and the like belong to the name.
    .replace(/,\s+(?!(?:Inc|Ltd|LLC|LLP|Limited|GmbH|Co|S\.A|SA|S\.L|PLC)\b).*$/i, '')
    .replace(/[,;:.]+$/, (end) =>
      /\b(?:Ltd|Inc|Co|S\.A|S\.L|B\.V|GmbH|e\.[UVK]|S\.\p{L}\.\p{L})\.$/u.test(name) ? end : '',
    )
    .trim();

const isSentence = (text: string): boolean =>
  /[.!?:]$/.test(text) && (text.match(/(?<=\s)\p{Ll}\p{L}+/gu)?.length ?? 0) > 2;

/** What stands for a place or a piece of the business rather than for who it is: 'Zimmer 214', 'Table 7'. */
const isSpot =
  /^(?:zimmer|room|table|tisch|till|kasse|store|unit|suite|desk|camera|habitación|chambre) [\dA-Z]{1,5}$/i;

const isName = (text: string): boolean =>
  text.length > 2 &&
  /\p{L}{2}/u.test(text) &&
  !startsLikeNoName.test(text) &&
  !isSentence(text) &&
  !isHeading(text) &&
  !isSpot.test(text) &&
  !/^(?:hi|hello|dear|hallo|sehr|bonjour|subject|re|fwd)\b/i.test(text) &&
  !new RegExp(`^${anyOf(numberWords).source}[\\s.:#]*\\S*\\d`, 'iu').test(text) &&
  !/^[\d(]|@|https?:|^[A-Z\d/-]*\d[A-Z\d/-]*$/.test(text) &&
  daysIn(text).length === 0 &&
  !/[€$£]\s?\d/.test(text);

/** 'Hannover, den 11.02.2026' says where a letter was written, and 'zur Rechnung 88 vom 19.01.' of what it speaks. */
const hasDay = (text: string): boolean => daysIn(text).length > 0;

/** The first of several texts that is a name. */
function nameAmong(values: readonly { text: string; line: number }[]): Party | null {
  for (const { text, line } of values) {
    const value = tidy(text);
    if (isName(value) && !hasDay(text)) return { value, line };
  }
  return null;
}

/** A name that is further right than this stands in a column of its own. */
const columnGap = 28;

function buyerByLabel(page: Page): Party | null {
  // An account or a customer may have a number, which says nothing about who it is.
  const named = page.map((cells) =>
    cells.filter(({ text }) => !new RegExp(`^\\S+[\\s-]+${anyOf(numberWords).source}`, 'iu').test(text)),
  );
  for (const label of buyerLabels) {
    const found = nameAmong(valuesOf(named, label, columnGap));
    if (found) return found;
  }
  return null;
}

const townLine = /\b(?:\d{4,5} \p{Lu}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|[A-Z]{2} \d{5}|\d{4}$)/u;

/** Whether lines one below the other are an address: a name, and a town with its code below it. */
const isAddress = (block: readonly Cell[]): boolean =>
  block.length > 1 &&
  block.length <= 8 &&
  block.slice(1).some(({ text }) => townLine.test(text)) &&
  !block.some(({ text }) => /\d[.,]\d\d$/.test(text) && amountsIn(text).length > 0);

/** Where nobody is labelled: the first address that isn't the seller's. */
function buyerByAddress(page: Page, seller: Party | null): Party | null {
  for (const block of blocksOf(page.slice(0, 30))) {
    const names = block.filter(({ text }) => isName(tidy(text)) && !/:\s/.test(text));
    const [first] = names;
    const isSellers = block.some(({ line, text }) => line === seller?.line && tidy(text) === seller.value);
    if (first && isAddress(block) && !isSellers && first.line > (seller?.line ?? 0))
      return { value: tidy(first.text), line: first.line };
  }
  return null;
}

/** A letter's greeting, when it greets by a title: 'Dear Mr Gilchrist'. */
function buyerByGreeting(page: Page): Party | null {
  for (const [{ text = '', line = 0 } = {}] of page) {
    const value = /^Dear ((?:Mrs?|Ms|Miss|Dr|Prof)\.? [^,]+)/.exec(text)?.[1];
    if (value) return { value, line };
  }
  return null;
}

function sellerIn(page: Page, buyer: Party | null): Party | null {
  const labelledSeller = nameAmong(
    valuesOf(page, labelled(sellerWords)).filter(({ text }) => !/@/.test(text)),
  );
  if (labelledSeller) return labelledSeller;
  const address = blocksOf(page).find((block) =>
    block.some(({ line, text }) => line === buyer?.line && tidy(text) === buyer.value),
  );
  for (const [at, cells] of page.slice(0, 12).entries())
    for (const cell of cells) {
      const value = tidy(cell.text);
      const isBuyers =
        (address?.includes(cell) && at >= (buyer?.line ?? 0) - 1) ||
        value === buyer?.value ||
        buyerLabels[0]?.test(cell.text);
      if (isName(value) && !isBuyers && !hasDay(cell.text) && (at <= 3 || firm.test(value)))
        return { value, line: at };
    }
  return null;
}

/** Who wrote an invoice, and to whom: by labels, else by where their names stand on the paper. */
export function partiesIn(page: Page): { seller: Party | null; buyer: Party | null } {
  const named = buyerByLabel(page);
  const seller = sellerIn(page, named);
  return { seller, buyer: named ?? buyerByAddress(page, seller) ?? buyerByGreeting(page) };
}
