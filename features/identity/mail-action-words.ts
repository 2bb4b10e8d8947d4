/** What a page of a mailed link says before and after its one button is pressed. */
export interface LinkWords {
  title: string;
  lead: string;
  button: string;
  /** Left out where the next page follows at once. */
  done?: { title: string; lead: string };
}

/** By the `mode` of the link. */
export const linkWords: Readonly<Record<string, LinkWords>> = {
  resetPassword: {
    title: 'Choose a new password',
    lead: 'Setting it signs the account out everywhere else.',
    button: 'Set the password',
    done: { title: 'The new password counts', lead: 'Every other sign-in has ended. Sign in with it now.' },
  },
  verifyEmail: {
    title: 'Confirm your address',
    lead: 'One button says that the mail reached you.',
    button: 'Confirm the address',
    done: { title: 'Your address is confirmed', lead: 'Mails about your account go there from now on.' },
  },
  verifyAndChangeEmail: {
    title: 'Change your address',
    lead: 'The change counts when it was confirmed at the old and at the new address.',
    button: 'Confirm the change',
    done: {
      title: 'Confirmed from this side',
      lead: 'Once both addresses have confirmed, you sign in with the new one.',
    },
  },
  signIn: {
    title: 'Sign in by email',
    lead: 'One button signs you in. In another browser than the one you asked from, enter your address too.',
    button: 'Sign in',
  },
  signUp: {
    title: 'Finish your account',
    lead: 'Choose what we call you and a password. You’ll be signed in straight away.',
    button: 'Create the account',
    done: { title: 'Your account is ready', lead: 'Your address is confirmed, too.' },
  },
  cancelWayBack: {
    title: 'Was that not you?',
    lead: 'Somebody told our staff that they lost phone and recovery codes of your account. One button stops it.',
    button: 'Stop it',
    done: { title: 'Stopped', lead: 'Your two steps stay as they are. Change your password if in doubt.' },
  },
};

/** For a link that says nothing we know. */
export const brokenLink = {
  title: 'This link is incomplete',
  lead: 'Mail programs sometimes break long links. Open it from the mail again, or ask for a new one.',
};

/** For a link that is spent or too old. */
export const deadLink = {
  title: 'This link no longer works',
  lead: 'Each works once. Links for a new account or a new password last an hour, the others ten minutes. Ask for a new one.',
};
