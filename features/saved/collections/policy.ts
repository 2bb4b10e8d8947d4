/** A collection as far as access to it is concerned. */
export interface Guarded {
  userId: string;
  /** The company that it is shown to, as long as its owner belongs to it. */
  companyId: string | null;
  shareId: string | null;
}

/** Who looks at it: who is signed in, and in which company they are. */
export interface Looker {
  userId: string;
  companyId: string | null;
}

/** The owner alone changes a collection, shows it and takes it back. */
export const mayChange = ({ userId }: Looker, collection: Guarded): boolean => collection.userId === userId;

/** The owner sees it, and so do people of the company that it is shown to. */
export const maySee = (looker: Looker, collection: Guarded): boolean =>
  mayChange(looker, collection) ||
  (collection.companyId !== null && collection.companyId === looker.companyId);

/** A link opens the collection that it was made for, until it is taken back. */
export const opens = (shareId: string | null, collection: Guarded): boolean =>
  shareId !== null && shareId === collection.shareId;
