/** What goes out of the shop as a file and comes back, and the file's name. */
export const exchanged = {
  products: 'products.jsonl',
  stores: 'stores.csv',
  stock: 'stock.csv',
  'menu-en': 'menu-en.json',
  'menu-fr': 'menu-fr.json',
} as const
export type Exchanged = keyof typeof exchanged

/** The format that a file was exported in, by the name it got; undefined for another file. */
export const formatOf = (file: string): Exchanged | undefined =>
  (Object.keys(exchanged) as Exchanged[]).find((format) => exchanged[format] === file.split(/[/\\]/).at(-1))

export const isExchanged = (format: string | undefined): format is Exchanged =>
  format !== undefined && Object.hasOwn(exchanged, format)
