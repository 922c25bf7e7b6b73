import type { AdminViewConfig, SanitizedConfig } from 'payload'
import { localeOr, type Both } from '../../domain/locale.ts'
import { shopIcon, shopName } from '../../domain/shop-name.ts'
import { staffTexts } from '../staff-words.ts'

/** Our own views by the path below `/admin`: the menu and the tab of the browser say the same. */
const titles = {
  'sales-report': staffTexts('home_reportTitle'),
  accounting: staffTexts('accounting_title'),
  visits: staffTexts('visits_title'),
  'search-report': staffTexts('search_report_title'),
  'feed-report': staffTexts('feed_report_title'),
  'tax-report': staffTexts('tax_report_title'),
  'phone-order': staffTexts('phone_title'),
  'sample-data': staffTexts('sample_title'),
  'products-import': staffTexts('products_import_title'),
} as const satisfies Record<string, Both>
type OwnView = keyof typeof titles

export const viewTitle = (view: OwnView): Both => titles[view]

/** As Payload’s configuration names a view of ours: by its path and one title. */
export const ownView = (view: OwnView, Component: string): AdminViewConfig => ({
  Component,
  path: `/${view}`,
  meta: { title: viewTitle(view).en },
})

/** The end of every title of the admin: whose it is. */
export const titleSuffix = (): string => ` · ${shopName()}`

/** The configuration with what tabs show of the shop, which a merchant may change at any time. */
export const withShopInTabs = async (config: Promise<SanitizedConfig>): Promise<SanitizedConfig> => {
  const { admin, ...rest } = await config
  // Payload itself puts a space before the end of a title.
  const meta = { ...admin.meta, titleSuffix: titleSuffix().trimStart(), icons: shopIcon() }
  return { ...rest, admin: { ...admin, meta } }
}

/**
 * What the tab says of a view in the language of the admin; Payload’s configuration has one title for all languages.
 */
export function tabTitle(segments: string[] | undefined, language: string): string | undefined {
  const own = new Map<string, Both>(Object.entries(titles)).get(segments?.join('/') ?? '')
  return own && own[localeOr(language)] + titleSuffix()
}
