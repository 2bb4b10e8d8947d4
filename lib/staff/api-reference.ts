/** One field of what is sent or answered. */
export interface ReferenceField {
  /** With the way to it: `buyer.name`, `lines[].net`. */
  name: string;
  type: string;
  about: string;
  /** Whether a caller has to send it. */
  needed: boolean;
}

/** One call as people read about it. */
export interface ReferenceCall {
  id: string;
  method: string;
  path: string;
  about: string;
  scope: string;
  parameters: ReferenceField[];
  body: ReferenceField[];
  /** The name of what it answers with, and its fields. */
  answer: { name: string; isList: boolean; fields: ReferenceField[] };
  /** How to call it from a terminal. */
  example: string;
}

/** The calls about one thing. */
export interface ReferenceGroup {
  name: string;
  calls: ReferenceCall[];
}
