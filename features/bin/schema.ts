/** Something in the bin, as its list shows it. */
export interface BinLine {
  id: string;
  label: string;
  /** What such a thing is called. */
  kind: string;
  who: string;
  deletedAt: Date;
  goesAt: Date;
}
