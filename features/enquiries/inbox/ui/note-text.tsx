const named = /(?<![\p{L}\p{N}])@[\p{L}\p{N}][\p{L}\p{N}._-]*/gu;

/** The words of a note, with the names that are called in it set apart. */
export function NoteText({ text }: { text: string }) {
  const names = [...text.matchAll(named)];
  const endOf = (index: number) => {
    const name = names[index];
    return name ? name.index + name[0].length : 0;
  };
  return (
    <p className="whitespace-pre-line text-[.9375rem] text-ink wrap-anywhere">
      {names.map(({ 0: name, index: place }, index) => (
        <span key={place}>
          {text.slice(endOf(index - 1), place)}
          <strong className="font-[540] text-accent">{name}</strong>
        </span>
      ))}
      {text.slice(endOf(names.length - 1))}
    </p>
  );
}
