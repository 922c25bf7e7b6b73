import type { Locale } from '../locale.ts'
import type { Cents } from '../money.ts'
import type { PromoRefusal } from '../promo/promo.ts'

/** An address as the protocol writes it. */
export type PostalAddress = {
  first_name?: string
  last_name?: string
  full_name?: string
  street_address?: string
  extended_address?: string
  address_locality?: string
  address_region?: string
  postal_code?: string
  address_country?: string
  phone_number?: string
}
export type Destination = PostalAddress & { id: string }

/** Whom the agent buys for; `consent` is recorded as it was given. */
export type Buyer = {
  first_name?: string
  last_name?: string
  full_name?: string
  email?: string
  phone_number?: string
  consent?: Record<string, boolean>
}

export const methodTypes = ['shipping', 'pickup'] as const
export type MethodType = (typeof methodTypes)[number]

/** A code that may not be used; `minimum`: what it needs that the cart does not reach. */
export type RefusedCode = { code: string; reason: PromoRefusal; minimum?: Cents }

/** What the protocol knows of a session beyond its cart and our checkout. */
export type SessionData = {
  /** Of which, with the shop's secret, the session's id is made. */
  nonce: string
  locale: Locale
  /** It was begun as a cart, and is found as one until it is ordered or given up. */
  isCart?: boolean
  buyer?: Buyer
  /** How it shall reach the buyer; undefined until the agent says so. */
  method?: MethodType
  /** Addresses the agent gave; those of a pickup are the shop's stores. */
  destinations?: Destination[]
  destination?: string
  /** What the agent chose, even where it is not offered. */
  option?: string
  /** Codes as the agent sent them, and why those that were tried do nothing. */
  codes?: string[]
  refusedCodes?: RefusedCode[]
  /** The bank asked the buyer to confirm the last payment that was tried. */
  isAtBank?: boolean
}

/** The name of whoever has it. */
export const nameOf = ({ first_name, last_name, full_name }: PostalAddress | Buyer): string =>
  [first_name, last_name].filter(Boolean).join(' ') || (full_name ?? '')
