/** Who answered: the engine with quotes, or the provider with words of its own. */
export type Author = { is: 'engine'; because: string | null } | { is: 'provider'; model: string };
