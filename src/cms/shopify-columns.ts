/** What of Shopify's export a product cannot do without. */
export const requiredOfShopify = ['Handle', 'Title', 'Variant Price']
/** What is taken in of Shopify's columns; another that is not empty is reported. */
export const takenOfShopify = new Set([
  ...requiredOfShopify,
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Status',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Compare At Price',
  'Variant Barcode',
  'Variant Image',
  'Image Src',
  'Image Position',
  'Image Alt Text',
])
/** What says nothing that the shop would do otherwise: each value that is left out without a word. */
export const silentOfShopify: Record<string, RegExp> = {
  'Variant Inventory Policy': /^(deny|continue)$/,
  'Variant Fulfillment Service': /^manual$/,
  'Variant Requires Shipping': /^true$/i,
  'Variant Taxable': /^true$/i,
  'Gift Card': /^false$/i,
  'Variant Weight Unit': /^\w+$/,
}

/** Columns that tables of others have as well. */
const common = new Set(['Title', 'Vendor', 'Type', 'Tags', 'Published', 'Status'])
const isTypical = (title: string): boolean =>
  (takenOfShopify.has(title) && !common.has(title)) || Object.hasOwn(silentOfShopify, title)

/** Whether a table is Shopify's export of products, even where a column that it needs is missing. */
export const isShopify = (titles: readonly string[]): boolean =>
  ['Handle', 'Title'].every((title) => titles.includes(title)) || titles.filter(isTypical).length > 1

/** The names of a table's columns, by how its text begins. */
export const titlesOf = (head: string): string[] =>
  (head.split(/[\r\n]/, 1)[0] ?? '').split(/[,;\t]/).map((title) => title.replaceAll('"', '').trim())
