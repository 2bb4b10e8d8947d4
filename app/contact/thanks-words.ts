interface Thanks {
  email: string;
  /** Whether the sender's address needs no confirming. */
  confirmed: boolean;
  /** Whether email leaves the site. */
  byMail: boolean;
  /** By when an answer can be expected; empty where the hours are not known. */
  answer: string;
}

/** What the thank-you page of an enquiry says. It never speaks of an email that cannot leave. */
export function thanksWords({ email, confirmed, byMail, answer }: Thanks): { lead: string; more: string } {
  const expected = answer ? ` You can expect an answer by ${answer}.` : '';
  if (!byMail)
    return {
      lead: `We’ve received your message, and a person will read it.${expected}`,
      more: `We can’t send email at the moment, so please note the reference. We’ll write to ${email} as soon as we can.`,
    };
  if (!confirmed)
    return {
      lead: `We’ve received your message. We’re also emailing ${email}. Please click the button in that email so we know our answer will reach you.`,
      more: 'If it doesn’t arrive within a few minutes, please check your spam folder.',
    };
  return {
    lead: `We’re emailing ${email} a link to the conversation.${expected}`,
    more: 'On that page you can read our answers and write more. You can safely reload this page.',
  };
}
