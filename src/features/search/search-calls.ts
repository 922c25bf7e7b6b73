import { autocompleteAnswer, autocompleteQueries } from '../../domain/search/autocomplete-answer.ts'
import { searchUrl, type HostedSearch } from '../../domain/search/search-provider.ts'
import { isStorePc } from '../../domain/search/store-pc.ts'
import type { Locale } from '../../domain/locale.ts'
import type { RequestSuggestions } from './autocomplete-store.ts'

/** A search that takes longer than this is no help to whoever is typing. */
const TIMEOUT_MS = 5000

/** Asks the provider, in the page's language, for suggestions and products in one request (acceptance 105, 106). */
export const askProvider =
  (locale: Locale, hosted: HostedSearch | undefined): RequestSuggestions =>
  async (query, signal) => {
    const requests = autocompleteQueries({
      query,
      width: window.innerWidth,
      storePc: isStorePc(document.cookie),
      locale,
    })
    // As plain text, for hosted Algolia: another type would cost a question ahead of each request.
    const response = await fetch(searchUrl(hosted), {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ requests }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    if (!response.ok) throw new Error(`The search answered ${response.status}`)
    return autocompleteAnswer(query, await response.json())
  }
