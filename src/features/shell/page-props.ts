import { otherLocale, type Both, type Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { withSearch } from '../../domain/search-text.ts'
import type { CheckoutFooter } from './checkout-footer.tsx'
import type { CheckoutHeader } from './checkout-header.tsx'

/** What a page passes to the shell. Any route's loader data may have these fields. */
export type ShellPageProps = {
  path?: Partial<Both>
  alternateLocaleUrl?: string
  hideTopRibbonAndStoreSelector?: boolean
}

/**
 * What the `handle` of a page says, so that only that page loads its code: what of its query goes with a shopper who
 * changes the language, in the words of that language; and what it wears in place of the shop's header and footer.
 */
export type PageHandle = { searchIn?(parameters: URLSearchParams, locale: Locale): string; frame?: OwnFrame }
export type OwnFrame = { Header: typeof CheckoutHeader; Footer: typeof CheckoutFooter }

type Matches = readonly { handle?: unknown }[]

/** The page's chosen query in the other language; empty where it has none. */
export function chosenSearch(matches: Matches, parameters: URLSearchParams, locale: Locale): string {
  return handleOf(matches)?.searchIn?.(parameters, otherLocale(locale)) ?? ''
}

/** The page's own header and footer. */
export const ownFrame = (matches: Matches): OwnFrame | undefined => handleOf(matches)?.frame

function handleOf(matches: Matches): PageHandle | undefined {
  const handle = matches.at(-1)?.handle
  return isPageHandle(handle) ? handle : undefined
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && ('searchIn' in handle || 'frame' in handle)

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
