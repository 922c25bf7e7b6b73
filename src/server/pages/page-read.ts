import type { RouterContextProvider } from 'react-router'
import { pageLocale, type Locale } from '../../domain/locale.ts'
import { pageContext, type PageContext } from './context.ts'

/**
 * What the loader of a public page starts from: its language, by its URL, and what it may read with. The URL is the
 * page's own: that of the request is `/fr.data` where the browser asks for the data of `/fr`.
 */
export function pageRead({
  url,
  context,
}: {
  url: URL
  context: Readonly<RouterContextProvider>
}): PageContext & { locale: Locale; parameters: URLSearchParams } {
  return { ...context.get(pageContext), locale: pageLocale(url), parameters: url.searchParams }
}
