/** An attribute of an item: a text, several, or groups of texts; the names are Google's. */
export type FeedValue = string | readonly string[] | readonly Readonly<Record<string, string>>[]
export type FeedItem = Readonly<Record<string, FeedValue | undefined>>

/** A column of a table: an attribute, or a group of them with the names of its parts. */
export type FeedColumn = { name: string; parts?: readonly string[]; isList?: boolean }

export const feedFormats = ['xml', 'tsv'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** How a feed is written: what comes before the first item, each item, and what comes after the last. */
export type FeedWriter = { start: string; item(item: FeedItem): string; end: string }

/** RSS 2.0 with Google's namespace. */
export function xmlWriter({
  title,
  link,
  description,
}: {
  title: string
  link: string
  description: string
}): FeedWriter {
  return {
    start: `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element('title', title)}${element('link', link)}${element('description', description)}\n`,
    item: (item) => `<item>${Object.entries(item).flatMap(elementsOf).join('')}</item>\n`,
    end: '</channel></rss>\n',
  }
}

function elementsOf([name, value]: [string, FeedValue | undefined]): string[] {
  if (value === undefined) return []
  const values: readonly (string | Readonly<Record<string, string>>)[] = typeof value === 'string' ? [value] : value
  return values.map((each) =>
    typeof each === 'string'
      ? element(`g:${name}`, each)
      : `<g:${name}>${Object.entries(each).flatMap(elementsOf).join('')}</g:${name}>`,
  )
}

/** An element of XML with a text in it. */
export const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

/** A text within XML: characters that XML 1.0 has no place for are left out. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Values separated by tabs, a row an item; the first row names the columns. */
export const tsvWriter = (columns: readonly FeedColumn[]): FeedWriter => ({
  start: row(columns.map(({ name, parts }) => (parts ? `${name}(${parts.join(':')})` : name))),
  item: (item) => row(columns.map((column) => cellOf(column, item[column.name]))),
  end: '',
})

const row = (cells: readonly string[]): string =>
  `${cells.map((cell) => cell.replace(/\s*[\t\r\n]+\s*/g, ' ')).join('\t')}\n`

/** Several values are separated by commas, the parts of a group by colons; what contains one is in quotes. */
function cellOf({ parts, isList }: FeedColumn, value: FeedValue | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  return value
    .map((each) => {
      if (typeof each === 'string') return isList ? quoted(each) : each
      return (parts ?? Object.keys(each)).map((part) => quoted(each[part] ?? '')).join(':')
    })
    .join(',')
}

const quoted = (text: string): string => (/[,:"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
