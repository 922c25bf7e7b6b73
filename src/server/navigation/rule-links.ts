import type { CollectionBeforeChangeHook } from 'payload'
import { fieldRefusal } from '../../cms/field-refusal.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { menuWord } from '../../cms/menus/menus-words.ts'
import { localeOr } from '../../domain/locale.ts'
import { leadsSomewhere, readKnown } from './menu-links.ts'

/** A search that leads to a page is refused where there is no such page; one that is switched off leads nowhere. */
export const refuseDeadRule: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { action, active, url, language } = { ...originalDoc, ...data }
  if (action !== 'redirect' || active === false) return data
  const locale = localeOr(language)
  if (leadsSomewhere(locale, url, await readKnown(req, [{ url }]))) return data
  throw fieldRefusal(req, 'search-rules', [
    { path: 'url', message: menuWord(localeOf(req), 'leadsNowhere', { of: locale, url }) },
  ])
}
