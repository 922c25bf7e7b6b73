import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { locales } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { createInBoth } from '../database/create-in-both.ts'
import { startHelp, startPages, type StartPage } from './start-content.ts'

/**
 * Writes the pages that the shop's own parts link to, and the menus that lead to them, where there are none. Everything
 * else of a shop that begins empty is the merchant's.
 */
export async function writeStart(payload: Payload, context: { silent?: boolean } = {}): Promise<void> {
  for (const page of startPages) await ensure(payload, 'pages', { key: page.key }, pageData(page), context)
  for (const [order, language] of locales.entries()) {
    const links = startHelp.pages.flatMap((key) => {
      const page = startPages.find((each) => each.key === key)
      return page
        ? [{ title: page.title[language], url: unprefixed(paths.explore(language, page.slug[language])) }]
        : []
    })
    const [first] = links
    if (!first) continue
    const menu = { language, url: first.url, _status: 'published' as const, order }
    await ensure(
      payload,
      'menus',
      { language, placement: 'footer' },
      { ...menu, placement: 'footer', title: startHelp.title[language], items: links },
      context,
    )
    for (const [at, link] of links.slice(0, 3).entries())
      await ensure(
        payload,
        'menus',
        { language, placement: 'help', url: link.url },
        { ...menu, ...link, placement: 'help', order: at },
        context,
      )
  }
}

/** Writes the page that the shop's own parts link to by this key, if they do, in the transaction of a request. */
export async function writeStartPage(req: PayloadRequest, key: string): Promise<void> {
  const page = startPages.find((each) => each.key === key)
  if (page) await createInBoth(req.payload, 'pages', { key, ...pageData(page) }, { req })
}

/** Menus name addresses without the language. */
const unprefixed = (path: string): string => path.replace(/^\/(en|fr)(?=\/)/, '')

export const pageData = ({ title, slug, summary, text }: StartPage) => ({
  _status: 'published' as const,
  title,
  slug,
  summary,
  layout: [{ blockType: 'markdowncopy', copy: [{ text }] }],
})

async function ensure(
  payload: Payload,
  collection: CollectionSlug,
  key: Record<string, string>,
  data: object,
  context: { silent?: boolean },
): Promise<void> {
  const where = Object.fromEntries(Object.entries(key).map(([field, value]) => [field, { equals: value }]))
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: true })
  if (totalDocs > 0) return
  await createInBoth(payload, collection, { ...key, ...data }, { context: { ...context } })
}
