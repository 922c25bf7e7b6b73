import {
  clicksOn,
  converted,
  hitClicked,
  readClicks,
  withClick,
  type Click,
  type InsightsEvent,
} from '../../domain/search/insights.ts'
import type { HitSource } from '../../domain/search/product-suggestion.ts'
import { insightsUrl, type HostedSearch } from '../../domain/search/search-provider.ts'
import { browserMemory } from '../../ui/browser-memory.ts'
import { isGranted } from './consent-state.ts'

const [TOKEN_KEY, CLICKS_KEY] = ['search_token', 'search_clicks']

/**
 * Sends shoppers' clicks on hits to the search provider (acceptance 109), and remembers by which search a product was
 * found. Before consent to analytics nothing is sent and nothing stored; stored data is erased when consent is
 * withdrawn.
 */
export const searchInsights = (hosted: HostedSearch | undefined) => ({
  clicked(source: HitSource): void {
    if (!allowed()) return
    browserMemory.set(CLICKS_KEY, JSON.stringify(withClick(clicks(), source, Date.now())))
    send([hitClicked(source, stamp())], hosted)
  },
  addedToCart: (objectID: string): void => convert('addToCart', [objectID], hosted),
  purchased: (objectIDs: readonly string[]): void => convert('purchase', objectIDs, hosted),
})

function convert(what: 'addToCart' | 'purchase', objectIDs: readonly string[], hosted: HostedSearch | undefined): void {
  if (!allowed()) return
  const found = clicksOn(clicks(), objectIDs, Date.now())
  if (found.length > 0) send(converted(what, found, stamp()), hosted)
}

function allowed(): boolean {
  if (isGranted('C0002')) return true
  for (const key of [TOKEN_KEY, CLICKS_KEY]) browserMemory.remove(key)
  return false
}

const clicks = (): Click[] => readClicks(browserMemory.get(CLICKS_KEY))

const stamp = () => ({ userToken: token(), timestamp: Date.now() })

/** Links a shopper's events for as long as the browser stores it; it does not identify the shopper. */
function token(): string {
  const stored = browserMemory.get(TOKEN_KEY)
  if (stored && /^anonymous-[\w-]{1,100}$/.test(stored)) return stored
  const made = `anonymous-${crypto.randomUUID()}`
  browserMemory.set(TOKEN_KEY, made)
  return made
}

/** The click itself may leave the page: `keepalive` completes the request anyway. The response is not needed. */
function send(events: InsightsEvent[], hosted: HostedSearch | undefined): void {
  fetch(insightsUrl(hosted), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ events }),
    keepalive: true,
  }).catch(() => undefined)
}
