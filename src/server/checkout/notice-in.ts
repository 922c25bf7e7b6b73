import { lineTitle } from '../../domain/cart/cart.ts'
import type { CheckoutNotice } from '../../domain/checkout/checkout.ts'
import type { Both, Locale } from '../../domain/locale.ts'

type Named = { key: string; name: string }
type NamedLine = {
  sku: string
  words: Both<{ title: string; colours: readonly Named[]; sizes: readonly Named[] }>
  variant: { colour?: string; size?: string }
  pickup?: { name: Both }
}

/** A notice in the shopper's language: the title of its product, its colour and its size, and its store. */
export function noticeIn(
  locale: Locale,
  notice: CheckoutNotice,
  { lines }: { lines: readonly NamedLine[] },
): CheckoutNotice {
  if (!('title' in notice)) return notice
  const line = lines.find(({ sku }) => sku === notice.sku)
  if (!line) return notice
  const title = nameOf(line, locale)
  return 'store' in notice && line.pickup ? { ...notice, title, store: line.pickup.name[locale] } : { ...notice, title }
}

function nameOf({ words, variant }: NamedLine, locale: Locale): string {
  const { title, colours, sizes } = words[locale]
  const named = (all: readonly Named[], one: string | undefined) => all.find(({ key }) => key === one)?.name
  return lineTitle({ title, colour: named(colours, variant.colour), size: named(sizes, variant.size) })
}
