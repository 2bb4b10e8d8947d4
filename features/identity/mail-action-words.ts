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
    lead: 'Once you set it, you’ll be signed out on all other devices.',
    button: 'Set the password',
    done: {
      title: 'Your password is set',
      lead: 'We’ve signed you out everywhere. Sign in with the new password.',
    },
  },
  verifyEmail: {
    title: 'Confirm your address',
    lead: 'Click the button to show that our email reached you.',
    button: 'Confirm the address',
    done: {
      title: 'Your address is confirmed',
      lead: 'We’ll send emails about your account to it from now on.',
    },
  },
  verifyAndChangeEmail: {
    title: 'Change your address',
    lead: 'The change takes effect once you’ve confirmed it at both the old and the new address.',
    button: 'Confirm the change',
    done: {
      title: 'Confirmed at this address',
      lead: 'Once you’ve confirmed at both addresses, sign in with the new one.',
    },
  },
  signIn: {
    title: 'Sign in by email',
    lead: 'Click the button to sign in. If you asked for the link in a different browser, enter your address as well.',
    button: 'Sign in',
  },
  signUp: {
    title: 'Finish your account',
    lead: 'Choose what we call you and a password. You’ll be signed in straight away.',
    button: 'Create the account',
    done: { title: 'Your account is ready', lead: 'We’ve confirmed your address too.' },
  },
  cancelWayBack: {
    title: 'Was this you?',
    lead: 'Someone told us that the phone and recovery codes for your account are lost. If it wasn’t you, stop their request here.',
    button: 'Stop the request',
    done: { title: 'Request stopped', lead: 'Two-step sign-in stays on. If in doubt, change your password.' },
  },
};

/** For a link that says nothing we know. */
export const brokenLink = {
  title: 'This link is incomplete',
  lead: 'Email programs sometimes break long links. Open the link from the email again, or ask for a new one.',
};

/** For a link that is spent or too old. */
export const deadLink = {
  title: 'This link no longer works',
  lead: 'Each link works once. Links for a new account or a new password last an hour, all others ten minutes. Ask for a new one.',
};
