/** What two people changed at once: what stands in the way of saving, field by field. */
export interface Conflict {
  /** The version that stands now; a form that sends it saves over it knowingly. */
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

/** What a form says that could not be sent. */
export const lostConnection: Refusal = {
  message: 'The connection was lost. What you wrote is still here, so send it again.',
  code: 'lost',
  fields: {},
  typed: {},
};
