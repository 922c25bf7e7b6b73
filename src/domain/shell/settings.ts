import type { HostedSearch } from '../search/search-provider.ts'

/** What an operator sets and every page may know: the same for all shoppers, hence fit for cached pages. */
export type PublicSettings = {
  /** Google Tag Manager's container; without it none is loaded. */
  gtmId?: string
  /** OneTrust's domain script; with it the shop's own banner stays away. */
  oneTrustId?: string
  /** Who answers the searches of browsers, if it is not this shop. */
  hostedSearch?: HostedSearch
  /** The chatbot's feature flag (acceptance 43). */
  chatbot: boolean
  /** The style of a tile server for the detailed map of the stores; without it there is the drawn one. */
  mapStyleUrl?: string
  /** Whose card form the checkout shows; without it the test gateway's own. */
  cardForm?: 'stripe'
}

export const noSettings: PublicSettings = { chatbot: false }
