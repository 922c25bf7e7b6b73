import type { Address } from '../address/address.ts'
import type { Locale } from '../locale.ts'
import type { Cents } from '../money.ts'
import type { LinkScope } from '../ucp/identity-linking.ts'

/** What “my account” shows about the account itself. */
export type EmployeeState =
  | {
      entitled: false
      /** The account was an employee's, whose right has been taken away. */
      ended?: true
    }
  | {
      entitled: true
      on: boolean
      /** Cents that may still be spent at employee prices this year, where there is a limit. */
      left?: Cents
    }

export type SavedAddress = Address & { id: string; phone?: string; isDefault: boolean }
export type SessionView = {
  id: string
  browser: string
  address: string
  /** ISO instants. */
  since: string
  seen: string
  current: boolean
}
/** `synced`: stored by a password manager on several devices, as the device reported when the key was made. */
export type PasskeyView = { id: string; name: string; since: string; synced: boolean }
/** `agent`: the profile of the one that was linked, or whose link ended. */
export type EventView = { kind: string; at: string; address: string; agent?: string }
export type NewsletterState = 'none' | 'pending' | 'confirmed' | 'unsubscribed'
export type Profile = {
  name: string
  email: string
  locale: Locale
  favouriteStore?: string
  newsletter: NewsletterState
}

/** A shopping agent that the customer let act for them: named by the address of its profile. */
export type AgentLink = { id: string; agent: string; scopes: LinkScope[]; since: string }

export type Security = {
  sessions: SessionView[]
  passkeys: PasskeyView[]
  agents: AgentLink[]
  events: EventView[]
  hasPassword: boolean
}
export type Wishlist = {
  products: string[]
  /** The token of the link by which others see it, where there is one. */
  shared?: string
}
