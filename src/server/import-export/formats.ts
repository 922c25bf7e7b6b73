/** What goes out of the shop as a file and comes back, and the file's name. */
export const exportFormats = {
  products: 'products.jsonl',
  stores: 'stores.csv',
  stock: 'stock.csv',
  'menu-en': 'menu-en.json',
  'menu-fr': 'menu-fr.json',
} as const
export type ExportFormat = keyof typeof exportFormats

/** The format that a file was exported in, by the name it got; undefined for another file. */
export const formatOf = (file: string): ExportFormat | undefined =>
  (Object.keys(exportFormats) as ExportFormat[]).find((format) => exportFormats[format] === file.split(/[/\\]/).at(-1))

export const isExportFormat = (format: string | undefined): format is ExportFormat =>
  format !== undefined && Object.hasOwn(exportFormats, format)
