import type { RouterContextProvider } from 'react-router'
import { localeOfPath, type Locale } from '../domain/locale.ts'
import { pageContext, type PageContext } from './context.ts'

/** What the loader of a public page starts from: its language, as its URL says, and what it may read with. */
export function pageRead({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }): PageContext & { locale: Locale; parameters: URLSearchParams } {
  const { pathname, searchParams } = new URL(request.url)
  return { ...context.get(pageContext), locale: localeOfPath(pathname) ?? 'en', parameters: searchParams }
}
