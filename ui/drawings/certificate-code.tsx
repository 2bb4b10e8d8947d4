interface CertificateCodeProps {
  /** The parts of the code, in their order. */
  parts: readonly { text: string; bytes: number; name: string; says: string }[];
  /** The same certificate as it was signed and as somebody changed it, each with the address that checks it. */
  checks: readonly { name: string; verdict: string; isValid: boolean; href: string }[];
}

const edges = ['border-(--series-1)', 'border-(--series-2)', 'border-(--series-3)'];

/** The code on a certificate taken apart, and what becomes of it when a name is changed. */
export function CertificateCode({ parts, checks }: CertificateCodeProps) {
  return (
    <>
      <p className="p-5 font-mono text-[.8125rem] leading-relaxed wrap-anywhere sm:p-8 @2xl:text-[1.0625rem]">
        {parts.map(({ text, name }, at) => (
          <span key={name} className={`box-decoration-clone border-b-3 ${edges[at]}`}>
            {at > 0 ? '.' : null}
            {text}
          </span>
        ))}
      </p>
      <dl className="grid gap-6 px-5 pb-8 sm:px-8 @2xl:grid-cols-3">
        {parts.map(({ name, bytes, says }, at) => (
          <div key={name} className={`min-w-0 border-t-4 pt-4 ${edges[at]}`}>
            <dt className="font-medium">{name}</dt>
            <dd>
              <span className="mt-2 flex items-baseline gap-x-1.5 font-display font-semibold tracking-[-.045em]">
                <span className="text-[4.25rem] leading-none">{bytes}</span>
                <span className="text-[2.1rem] leading-none">bytes</span>
              </span>
              <span className="mt-3 block text-pretty wrap-anywhere text-mute">{says}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-px border-t border-line bg-line @2xl:grid-cols-2">
        {checks.map(({ name, verdict, isValid, href }) => (
          <li key={href} className="bg-raised p-5 sm:p-8">
            <p className="text-mute">{name}</p>
            <p
              className={`mt-1 font-display text-3xl font-semibold tracking-[-.035em] ${isValid ? 'text-done' : 'text-danger'}`}
            >
              {verdict}
            </p>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className="mt-3 inline-flex min-h-11 items-center text-accent underline underline-offset-[3px]"
            >
              {isValid ? 'Check it yourself' : 'Check the changed one'} in a new tab
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
