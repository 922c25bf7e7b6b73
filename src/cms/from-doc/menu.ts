import type { Locale } from '../../domain/locale.ts'
import { isMegaMenuType, type MenuItem, type MenuLink, type TopMenuItem } from '../../domain/navigation/menu.ts'
import type { Id } from './localized.ts'

type LinkDoc = { title: string; url: string; coopBrand?: string | null }

/** A top item of one language's menu, help menu or footer. */
export type MenuDoc = LinkDoc & {
  id: Id
  language: Locale
  placement: 'main' | 'help' | 'footer'
  order: number
  megaMenu?: string | null
  picture?: Id | null
  groups?: LinkDoc[] | null
  items?: (LinkDoc & { links?: LinkDoc[] | null })[] | null
}

/**
 * URLs stay as the merchandiser wrote them, without a locale; an empty brand is absent, never "null" (acceptance 59).
 */
export function menuFromDoc(doc: MenuDoc): TopMenuItem {
  return {
    ...link(doc),
    ...(isMegaMenuType(doc.megaMenu) && { megaMenu: doc.megaMenu }),
    groups: (doc.groups ?? []).map(link),
    subnav: (doc.items ?? []).map((item) =>
      branch(
        item,
        (item.links ?? []).map((leaf) => branch(leaf, [])),
      ),
    ),
  }
}

const branch = (doc: LinkDoc, subnav: MenuItem[]): MenuItem => ({ ...link(doc), subnav, groups: [] })

const link = ({ title, url, coopBrand }: LinkDoc): MenuLink => ({ title, url, ...(coopBrand && { coopBrand }) })
