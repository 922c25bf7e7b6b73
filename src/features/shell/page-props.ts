import { otherLocale, type Both, type Locale } from '../../domain/locale.ts'
import { withSearch } from '../../domain/page-search.ts'
import { paths } from '../../domain/paths.ts'

/** What a page passes to the shell. Any route's loader data may have these fields. */
export type ShellPageProps = {
  path?: Partial<Both>
  alternateLocaleUrl?: string
  hideTopRibbonAndStoreSelector?: boolean
}

export type ShownPageProps = { alternateHref: string; hideTopRibbonAndStoreSelector: boolean }

/**
 * The page props of the matched routes, the innermost last. The language link goes exactly to the alternate URL where
 * the page gives one, else to the page's own path in the other language with what the shopper has chosen on it, else to
 * that language's root (acceptance 29, 35).
 * @param chosen the query of the page in the words of the other language
 */
export function pagePropsOf(matches: readonly { loaderData?: unknown }[], locale: Locale, chosen = ''): ShownPageProps {
  const props = matches.map(({ loaderData }) => loaderData).findLast(hasPageProps) ?? {}
  const other = otherLocale(locale)
  const path = props.path?.[other]
  return {
    alternateHref: props.alternateLocaleUrl ?? (path === undefined ? paths.home(other) : withSearch(path, chosen)),
    hideTopRibbonAndStoreSelector: props.hideTopRibbonAndStoreSelector ?? false,
  }
}

const fields: readonly (keyof ShellPageProps)[] = ['path', 'alternateLocaleUrl', 'hideTopRibbonAndStoreSelector']

const hasPageProps = (data: unknown): data is ShellPageProps =>
  typeof data === 'object' && data !== null && fields.some((field) => field in data)
