import { anyOf } from './words.ts';

/** What is called net. */
export const net = anyOf(
  `subtotal | sub total | net | net amount | net total | net price | net value | netto | nettobetrag | nettosumme | netto summe | summe netto | sum net
  total net | zwischensumme | zwischentotal | subtotaal | taxable | taxable amount | goods | goods total | goods value | amount excluding | excluding vat
  excluding tax | excl vat | excl. vat | ex vat | ex. vat | before tax | before vat | total excl | total excluding | total ex | total before | total exkl
  total ht | total h.t. | total hors | total (excl | total (ex | total (net | total (before | total (ht | total (exkl | total (hors | totaal excl | totaal exclusief
  montant ht | total hors taxes | total hors taxe | total hors tva | base ht | imponibile | base imponible
  totale imponibile | subtotale | totale netto | summa exkl | summa exkl. | summa netto | netto summa | total líquido | base tributável | base de incidência | subtotal sem iva
  razem netto | wartość netto | i alt ekskl | total ekskl | sum eks | sum eks. | total eks | základ | základ daně | celkem bez | veroton | veroton summa | sous-total | sous-total ht`,
);
/** What taxes are called. */
export const tax = anyOf(
  `vat | tax | sales tax | mwst | mwst. | ust | ust. | tva | gst | iva | btw | umsatzsteuer | mehrwertsteuer | hst
  moms | mva | dph | alv | pst | qst | tps | tvq | igst | cgst | sgst | imposta | podatek`,
);
/** Where a word for a tax stands for its number, or says that there is none. */
export const noTax =
  /\b(?:reg(?:istration)?|number|no|nr|id|id-nr|uid|steuernummer|exempt|tax point|tax date|non applicable|not applicable|n\/a|art|steuerfrei|exonér\w*|esente|exento)\b|§|\b(?:GB|DE|FR|ATU|CHE|NL|IE)[- ]?\d{6,}/i;
/** What is surely a total. */
export const grand = anyOf(
  `grand total | total payable | total to pay | total incl | total incl. | total including | total inclusive | total inc | total gross | total amount | total invoice
  total ttc | total t.t.c. | total eur | total gbp | total usd | total chf | total inkl | total inkl. | total (incl | total (inc | total (gross | total (eur | total (gbp
  total (usd | total (chf | total (inkl | total (ttc | invoice total | invoice amount | invoice value | gesamtbetrag | gesamtsumme | rechnungsbetrag | endbetrag
  bruttobetrag | brutto | montant ttc | gross | gross amount | gross total | final amount | final total | final sum | totaal | totaal incl | totaal inclusief
  totaalbedrag | importo totale | credit total | total credit | totale | order total | importe total | total a pagar | total factura | total fatura
  totale fattura | totale documento | totale a pagare | valor total | summa inkl | total inkl moms | i alt inkl | totalt | razem brutto | wartość brutto | razem | celkem | celkem s dph | yhteensä
  including vat | including tax | including mwst | incl vat | incl tax | inclusive vat | inclusief btw`,
);
/** What may be a total. */
export const plain = anyOf('total | summe | gesamt | totaal | summa | suma | i alt');
/** What is left to pay. */
export const due = anyOf(
  `total due | amount due | amount now due | amount payable | amount now payable | balance | balance due | net à payer | à payer | zu zahlen | zahlbetrag
  te betalen | da pagare | to pay | please pay | you pay
  montant à régler | à régler | à payer | montant à payer | totale da pagare | total a pagar | a pagar | att betala | summa att betala | at betale | å betale | til betaling
  do zapłaty | do zaplaty | k úhradě | maksettava | saldo`,
);
/** What is no total, though it says so. */
export const notTotal = anyOf(
  `subtotal | sub total | zwischensumme | excl | excl. | excluding | exclusive | exclusief | exkl | exkl. | hors | before | net | netto | ht | discount | rabatt | hours
  weight | items | quantity | qty`,
);
