import type { CollectionAfterReadHook } from 'payload'
import { redirectFromDoc, type RedirectDoc } from '../../cms/from-doc/redirect.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { localeOfPath, locales } from '../../domain/locale.ts'
import { lacksLanguage } from '../../domain/paths.ts'
import { isThere, leadsSomewhere, readKnown, type LinkTargets } from './menu-links.ts'

/**
 * Shows in the form of one rule why it does nothing, or leads nowhere: it is a warning, nothing is refused, since pages
 * may still be to come or to go. The shop itself reads rules without it.
 */
export const warnOfRedirect: CollectionAfterReadHook = async ({ doc, findMany, overrideAccess, req }) => {
  const rule = redirectFromDoc(doc as RedirectDoc)
  if (findMany || overrideAccess || !req.user || !rule?.from) return doc
  const to = 'to' in rule ? rule.to : undefined
  const known = await readKnown(req, [{ url: rule.from }, { url: to }])
  const said = (words: 'redirect_idle' | 'redirect_nowhere', url: string) => staffText(localeOf(req), words, { url })
  const locale = localeOfPath(rule.from)
  const warnings = [
    ...(locale && isThere(locale, rule.from, known) ? [said('redirect_idle', rule.from)] : []),
    ...(to?.startsWith('/') && !leadsToPage(to, known) ? [said('redirect_nowhere', to)] : []),
  ]
  doc.warnings = warnings.join('\n')
  return doc
}

function leadsToPage(url: string, known: LinkTargets): boolean {
  const locale = localeOfPath(url)
  if (locale) return leadsSomewhere(locale, url, known)
  // Without a language it is a page in the shopper's own, or a file, of which nothing is known here.
  return !lacksLanguage(url) || locales.some((each) => leadsSomewhere(each, url, known))
}
