/** What two people changed at the same time, field by field; this prevents saving. */
export interface Conflict {
  /** The current version; a form that sends it overwrites it knowingly. */
  version: number;
  /** Only the fields that differ. */
  fields: readonly { name: string; label: string; yours: string; theirs: string }[];
  /** Who saved it meanwhile, where that is known. */
  by?: string;
}

/** Why a form came back: in one sentence, beside each field, with what was typed. */
export interface Refusal {
  message: string;
  /** What kind of refusal it is, where a page says more about some. */
  code: string;
  fields: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
  /** Somebody else saved the same thing meanwhile. */
  conflict?: Conflict;
}

/** The message of a form that could not be sent. */
export const lostConnection: Refusal = {
  message: 'The connection was lost. What you wrote is still here, so send it again.',
  code: 'lost',
  fields: {},
  typed: {},
};
