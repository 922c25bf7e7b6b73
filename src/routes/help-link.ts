import type { Locale } from '../domain/locale.ts'
import { helpSlug, paths, type ReferredPage } from '../domain/paths.ts'
import type { PageContext } from '../server/pages/context.ts'

/** Where a page is that a form refers to; undefined in a shop whose editors have none. */
export async function helpLink(
  { shop, tag }: Pick<PageContext, 'shop' | 'tag'>,
  locale: Locale,
  name: ReferredPage,
): Promise<string | undefined> {
  const slug = helpSlug(name, locale)
  const page = await shop.contentPage(locale, slug, tag)
  return page && ('movedTo' in page ? page.movedTo : paths.explore(locale, slug))
}
