/** The messaging service as one of the facts beside a form; none until a number is set. */
export const messengerFact = (href: string) =>
  href
    ? [
        {
          term: 'Messenger',
          text: (
            <a href={href} className="underline underline-offset-4">
              Write to us there instead
            </a>
          ),
        },
      ]
    : [];
