import type { GatewayName, PaymentMark } from '../payment/payment.ts'
import type { HostedSearch } from '../search/search-provider.ts'

/** Settings of the operator that every page may use: the same for all shoppers, so safe on cached pages. */
export type PublicSettings = {
  /** Google Tag Manager's container; without it none is loaded. */
  gtmId?: string
  /** OneTrust's domain script; with it the shop's own banner stays away. */
  oneTrustId?: string
  /** The search provider for browsers, if it is not this shop. */
  hostedSearch?: HostedSearch
  /** The chatbot's feature flag (acceptance 43). */
  chatbot: boolean
  /** Whether browsers are to have the page for navigations without a network (`offline-worker.ts`). */
  offlinePage?: true
  /** The style of a tile server for the detailed map of the stores; without it there is the drawn one. */
  mapStyleUrl?: string
  /** The provider of the checkout's card form; without it, the test gateway's own. */
  cardForm?: Exclude<GatewayName, 'test'>
  /** What the gateway lets people pay with; the usual cards unless given. */
  paymentMarks?: readonly PaymentMark[]
}

export const noSettings: PublicSettings = { chatbot: false }
