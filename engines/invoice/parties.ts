interface Party {
  value: string;
  line: number;
}

const buyerLabel =
  /\b(?:bill(?:ed)? to|invoice(?:d)? to|sold to|customer|client|ship to|buyer|for|to|an|aan|kunde|klant|rechnung an|facturé à|client :|adressé à|messrs|attn)\s*:?\s*$|\b(?:bill(?:ed)? to|invoice(?:d)? to|sold to|issued to|prepared for|charged to|addressed to|customer(?: name)?|client|buyer|payer|guest(?: name)?|patient|tenant|member|account(?: name| holder)?|for|aan|klant|spett\.le|cliente|auftraggeber|empfänger|à l[’']attention de|kunde|rechnung an|rechnungsempfänger|facturé à|adressé à|destinataire|to)\s*:\s*|\b(?:bill(?:ed)? to|invoice(?:d)? to|sold to|issued to|prepared for)\s+|^to\s{2,}(?=\p{Lu})|^to\s+(?=(?:mr|mrs|ms|dr|messrs)\b)|^(?:Firma|Herrn?|Frau|M\.|Mme|Monsieur|Madame)\s+(?=\p{Lu})/iu;
const sellerLabel =
  /\b(?:from|seller|supplier|vendor|issued by|lieferant|absender|vendeur|fournisseur|remit to|payable to)\s*:\s*/i;
const noName =
  /^(?:tax\s+)?(?:invoice|credit note|rechnung|gutschrift|facture|avoir|fattura|receipt|statement|page\b.*|original|copy|duplicate|date|bill to|to|from)\b[^\p{L}]*(?:[\p{L}\d/#:.° -]*\d[\w/.-]*)?\s*$|^(?:www\.|https?:|tel|phone|fax|e-?mail|vat|iban|page|date|datum|le |invoice (?:no|number|date)|scanned|---|===|\*\*\*)|@|^\W*$/iu;

/** What firms have in their names; below the first lines only such a name can be the seller's. */
const firm =
  /\b(?:Ltd|Limited|LLC|LLP|Inc|plc|GmbH|AG|KG|e\.U|SARL|SAS|SA|S\.A|B\.?V|N\.?V|S\.?r\.?l|Sons|Söhne|Co|Services|Group|Company)\b/i;

/** One column of a line: what stands before two spaces, a tab or a bar. */
const columns = (line: string): string[] => line.split(/\s{3,}|\t+|\s*\|\s*/).map((part) => part.trim());

/** A name without what is often squeezed onto its line. */
const tidy = (name: string): string =>
  name
    .replace(/\s{2,}.*$/, '')
    .replace(/\s+(?:tax )?(?:invoice|rechnung|facture|credit note|fattura)\b.*$/i, '')
    .replace(
      /^(?:tax )?(?:invoice|rechnung|facture|credit note|fattura|avoir)\s+(?:from\s+)?(?=\p{Lu})/iu,
      '',
    )
    .replace(/\s*[-–·•|]\s.*$/, '')
    // After a comma stand a trade, a town or a street; 'Inc.' and the like belong to the name.
    .replace(/,\s+(?!(?:Inc|Ltd|LLC|LLP|Limited|GmbH|Co|S\.A|SA|PLC)\b).*$/i, '')
    .replace(/[,;:.]+$/, (end) => (/\b(?:Ltd|Inc|Co|S\.A|B\.V|GmbH)\.$/.test(name) ? end : ''))
    .trim();

/** Lines of a mail around an invoice, and titles that say only what the paper is. */
const noParty =
  /^(?:subject|from|sent|date|re|fwd?|hi|hello|dear|here is|please|thank)\b|^(?:receipt|simplified|tax|invoice|copy|vat|original|proforma|pro forma|[\s/&,()-])+$/i;
const isSentence = (text: string): boolean =>
  /[.!?:]$/.test(text) && (text.match(/(?<=\s)\p{Ll}\p{L}+/gu)?.length ?? 0) > 2;

const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !noName.test(text) &&
  !noParty.test(text) &&
  !isSentence(text) &&
  !/^\d/.test(text);

function buyerIn(lines: readonly string[]): Party | null {
  for (const [at, line] of lines.entries()) {
    for (const part of columns(line)) {
      const label = buyerLabel.exec(part);
      if (!label || (label.index > 0 && !/:\s*$/.test(label[0]) && label.index > 3)) continue;
      const here = tidy(part.slice(label.index + label[0].length));
      if (isName(here) && here.length > 2) return { value: here, line: at };
      const place = columns(line).indexOf(part);
      const below = columns(lines[at + 1] ?? '');
      const next = tidy(below[Math.min(place, below.length - 1)] ?? '');
      if (isName(next)) return { value: next, line: at + 1 };
    }
  }
  return null;
}

/** Where nobody is labelled: the first line of the block below the seller's that looks like an address. */
function buyerBlock(lines: readonly string[], seller: Party | null): Party | null {
  const head = lines.slice(0, 20);
  for (const [at, line] of head.entries()) {
    const opens = at > (seller?.line ?? 0) + 1 && line.trim() !== '' && (head[at - 1] ?? '').trim() === '';
    const below = head.slice(at + 1, at + 5).findIndex((each) => each.trim() === '');
    const block = head.slice(at + 1, below < 0 ? at + 5 : at + 1 + below).join('\n');
    const value = tidy(columns(line)[0] ?? '');
    if (
      opens &&
      isName(value) &&
      /\d/.test(block) &&
      /\b(?:\d{4,5} \p{Lu}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]{2} \d{5})/u.test(block) &&
      !/:/.test(line)
    )
      return { value, line: at };
  }
  return null;
}

function sellerIn(lines: readonly string[], buyer: Party | null): Party | null {
  for (const [at, line] of lines.entries()) {
    const label = sellerLabel.exec(line);
    if (!label) continue;
    const here = tidy(line.slice(label.index + label[0].length));
    if (/@/.test(line)) continue;
    if (isName(here)) return { value: here, line: at };
    const next = tidy(columns(lines[at + 1] ?? '')[0] ?? '');
    if (isName(next)) return { value: next, line: at + 1 };
  }
  for (const [at, line] of lines.slice(0, 12).entries()) {
    const first = columns(line).find((part) => isName(part) && tidy(part).length > 2);
    if (!first || buyerLabel.test(first) || (at > 3 && !firm.test(first)) || /[€$£]\s?\d/.test(line))
      continue;
    const value = tidy(first);
    if (isName(value) && value !== buyer?.value) return { value, line: at };
  }
  return null;
}

/** Who wrote an invoice, and to whom: by their labels, else the first name on the paper is the seller. */
export function partiesIn(lines: readonly string[]): { seller: Party | null; buyer: Party | null } {
  const buyer = buyerIn(lines);
  const seller = sellerIn(lines, buyer);
  return { seller, buyer: buyer ?? buyerBlock(lines, seller) };
}
