import TurndownService from 'turndown'
import type { Locale } from '../../domain/locale.ts'
import { variantTable } from './variant-table.ts'
import { m } from '../../paraglide/messages.js'

/** Parts of a page that are there to be used, not to be read. */
const tools = new Set(
  'title script style noscript template svg form label button input select textarea dialog iframe nav'.split(' '),
)
/** Between words that stand beside each other by their look alone. */
const besideEachOther = /(<\/(?:a|del|ins|s|span)>)(?=<(?:a|del|ins|s|span)\b)/g
/** An item of a list in which nothing was to be read. */
const emptyItem = /^ *(?:-|\d+\.) *\n/gm
/** Spaces that are no mark of a list. */
const wideSpace = /(?<=[^\s.-]) {2,}(?=\S)/g

/**
 * What a page says, as Markdown: its main part without what is there to be clicked, with whole addresses, and of a
 * product its variants with price and availability, as its structured data have them.
 */
export function markdownOf(html: string, { address, locale }: { address: string; locale: Locale }): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
  service.addRule('tools', {
    filter: (node) =>
      tools.has(node.nodeName.toLowerCase()) ||
      node.hasAttribute('hidden') ||
      node.getAttribute('aria-hidden') === 'true',
    replacement: () => '',
  })
  service.addRule('whole addresses', {
    filter: 'a',
    replacement: (content, node) => {
      const text = content.replaceAll(/\s+/g, ' ').trim()
      const to = URL.parse((node as HTMLElement).getAttribute('href') ?? '', address)?.href
      return text === '' || !to ? text : `[${text}](${to})`
    },
  })
  service.addRule('pictures', {
    filter: 'img',
    replacement: (_, node) => {
      const picture = node as HTMLElement
      const [alt, from] = [
        picture.getAttribute('alt') ?? '',
        URL.parse(picture.getAttribute('src') ?? '', address)?.href,
      ]
      return alt && from ? `![${alt}](${from})` : ''
    },
  })
  const apart = service.turndown(main.replaceAll(besideEachOther, '$1 '))
  const text = apart.replaceAll(emptyItem, '').replaceAll(wideSpace, ' ').trim()
  const table = variantTable(jsonLdOf(html), locale, tableWords(locale))
  const variants = table && `## ${m.markdown_variants({}, { locale })}\n\n${table}`
  // Before the other sections, which speak of other products, too.
  const [about = '', ...sections] = text.split(/\n\n(?=## )/)
  return `${[about, variants, ...sections, `<${address}>`].filter(Boolean).join('\n\n')}\n`
}

/** The structured data in a page. */
const jsonLdOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  )

const tableWords = (locale: Locale) =>
  ({
    columns: [
      m.markdown_sku({}, { locale }),
      m.product_colour({}, { locale }),
      m.product_size({}, { locale }),
      m.facet_price({}, { locale }),
      m.markdown_availability({}, { locale }),
    ],
    availability: {
      InStock: m.product_stock_in({}, { locale }),
      LimitedAvailability: m.product_stock_in({}, { locale }),
      PreOrder: m.product_preorder({}, { locale }),
      OutOfStock: m.product_stock_sold_out({}, { locale }),
      Discontinued: m.product_stock_sold_out({}, { locale }),
    },
  }) as const
