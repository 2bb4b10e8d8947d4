/** A text in which what stood in braces has been filled in. */
interface Filled {
  text: string;
  /** Names in braces that are unknown. */
  unknown: string[];
}

/** Replaces the names in a text by values: '{first name}'. Unknown names stay as they are and are reported. */
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
