import { isMegaMenuType, type MenuItem, type MenuLink, type TopMenuItem } from '../../domain/navigation/menu.ts'
import type { PartOf } from './doc-of.ts'

type LinkDoc = { title: string; url: string; coopBrand?: string | null }

/** A top item of one language's menu, help menu or footer. */
export type MenuDoc = PartOf<
  'menus',
  'id' | 'language' | 'placement' | 'order' | 'title' | 'url',
  'coopBrand' | 'megaMenu' | 'picture' | 'groups' | 'items'
>

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
