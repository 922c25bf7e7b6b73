/** A text with each `{key}` that has a value filled in. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
