import { data } from 'react-router'
import { pathWords } from '../domain/path-words.ts'
import { pageRead } from '../server/pages/page-read.ts'

/** The answer 404, with products that fit what the address was about. */
export async function missingPage(args: Parameters<typeof pageRead>[0]) {
  const { shop, locale, tag } = pageRead(args)
  return data({ tiles: await shop.tilesFor(locale, decoded(args.url.pathname), tag) }, { status: 404 })
}

/** Nothing where the address is not text. */
function decoded(pathname: string): string {
  try {
    return pathWords(decodeURIComponent(pathname))
  } catch {
    return ''
  }
}
