/** A text in which what stood in braces has been filled in. */
interface Filled {
  text: string;
  /** Names that were written in braces and stand for nothing. */
  unknown: string[];
}

/** Puts values where a text names them: '{first name}'. What is not known stays as it is and is told. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): Filled {
  const unknown: string[] = [];
  const filled = text.replace(/\{([^{}\n]{1,40})\}/g, (whole, name: string) => {
    const key = name.trim().toLowerCase();
    if (Object.hasOwn(values, key)) return values[key] ?? '';
    unknown.push(name.trim());
    return whole;
  });
  return { text: filled, unknown };
}
