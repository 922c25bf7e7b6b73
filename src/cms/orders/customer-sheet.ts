import type { SavedAddress } from '../../domain/accounts/account-view.ts'
import type { Cents } from '../../domain/money.ts'

type OrderLink = { id: number; number: string }
type GiftCardLink = { id: number; lastFour: string; amount: Cents; balance: Cents; isActive: boolean }

type Note = { at: string; by: string; note: string }

/** What the page of a customer shows besides their account and their orders; times ISO in UTC. */
export type CustomerSheet = {
  email: string
  /** How many orders were placed as a guest with their confirmed address. */
  guestOrders: number
  addresses: Omit<SavedAddress, 'id'>[]
  newsletter: { status: 'pending' | 'confirmed' | 'unsubscribed' | 'never'; at?: string }
  /** Bought by them, or sent to them. */
  giftCards: GiftCardLink[]
  /** Orders of which something came back, or is asked to. */
  returns: { order: OrderLink; units: number; isAsked: boolean }[]
  /** What staff wrote of them, and on their orders. */
  notes: Note[]
  orderNotes: (Note & { order: OrderLink })[]
}
