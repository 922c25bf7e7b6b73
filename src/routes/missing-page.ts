import { data } from 'react-router'
import { pathWords } from '../domain/path-words.ts'
import { pageRead } from '../server/pages/page-read.ts'

/** The answer 404, with products that fit what the address was about: its words, or the product that is gone. */
export async function missingPage(args: Parameters<typeof pageRead>[0], product?: string) {
  const { shop, locale, tag } = pageRead(args)
  const about = { words: decoded(args.url.pathname), ...(product !== undefined && { product }) }
  return data({ tiles: await shop.tilesFor(locale, about, tag) }, { status: 404 })
}

/** Nothing where the address is not text. */
function decoded(pathname: string): string {
  try {
    return pathWords(decodeURIComponent(pathname))
  } catch {
    return ''
  }
}
