interface ScrapedTableProps {
  page: readonly { title: string; price: string; stock: string }[];
  selector: string;
}

/** A page with its repeating pattern outlined, and the table it fills. */
export function ScrapedTable({ page, selector }: ScrapedTableProps) {
  const field = 'inline-block outline-2 outline-offset-2 outline-dashed';
  return (
    <div className="grid @3xl:grid-cols-2">
      <div className="border-b border-line bg-sunk p-5 @3xl:border-b-0 @3xl:border-r @3xl:p-8">
        <p className="text-sm text-mute">The page, pointed at</p>
        <ul className="mt-4 grid gap-3">
          {page.map((item) => (
            <li key={item.title} className="rounded-input border-2 border-(--series-1) bg-raised p-4">
              <p className={`${field} font-semibold outline-(--series-2)`}>{item.title}</p>
              <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-[.95rem]">
                <span className={`${field} outline-(--series-3)`}>{item.price}</span>
                <span className={`${field} outline-(--series-4)`}>{item.stock}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0 p-5 @3xl:p-8">
        <p className="text-sm text-mute">The table it fills</p>
        <table className="mt-4 w-full text-left text-[.95rem]">
          <thead>
            <tr className="border-b-2 border-ink text-sm">
              <th className="py-2 font-medium">title</th>
              <th className="py-2 text-right font-medium">price, €</th>
              <th className="py-2 text-right font-medium">stock</th>
            </tr>
          </thead>
          <tbody>
            {page.map((item) => (
              <tr key={item.title} className="h-11 border-b border-line">
                <td>{item.title}</td>
                <td className="text-right font-mono text-sm">{item.price.replace('€', '')}</td>
                <td className="text-right font-mono text-sm">{Number.parseInt(item.stock, 10) || 0}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 break-words font-mono text-[.8125rem] text-mute">{selector}</p>
      </div>
    </div>
  );
}
