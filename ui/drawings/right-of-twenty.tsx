interface RightOfTwentyProps {
  tasks: readonly { href: string; name: string; right: number; of: number }[];
}

/** How many inputs a task got right, each a cell. */
export function RightOfTwenty({ tasks }: RightOfTwentyProps) {
  return (
    <ul className="p-5 @lg:p-8">
      {tasks.map(({ href, name, right, of }) => (
        <li
          key={href}
          className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 @lg:grid-cols-[13rem_minmax(0,1fr)_auto]"
        >
          <a href={href} className="py-2.5 font-medium underline-offset-4 hover:underline">
            {name}
          </a>
          <span
            aria-hidden="true"
            className="flex gap-1 max-@lg:order-last max-@lg:col-span-full max-@lg:pb-3"
          >
            {Array.from({ length: of }, (_, cell) => cell + 1).map((input) => (
              <span
                key={input}
                className={`h-5 flex-1 rounded-[3px] ${input <= right ? 'bg-cobalt' : 'bg-sunk'}`}
              />
            ))}
          </span>
          <span className="font-mono text-sm">
            {right} of {of}
          </span>
        </li>
      ))}
    </ul>
  );
}
