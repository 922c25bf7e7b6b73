import type { PaymentState } from '../../domain/payment/payment.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { StuckPayment } from '../../domain/orders/stuck-payment.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import type { PickupWait } from '../../domain/pickup/pickup-wait.ts'
import type { OrderAction } from '../../domain/orders/order-state.ts'

export type OrderSheetData = {
  order: Order
  paid: number
  /** In cents: what can still go back to the card or the like that paid beside gift cards. */
  refundableToCard: number
  /** Whether the delivery was paid back already. */
  shippingReturned: boolean
  actions: OrderAction[]
  mayCorrectAddress: boolean
  /** Whose units may be swapped for another size or colour. */
  swappable: LineUnits[]
  /** When the letters were sent that the reader may send again. */
  resendable: string[]
  /** Whether the reader may take back the correction that waits. */
  mayWithdraw: boolean
  /** Whether the reader takes orders by phone. */
  mayTakeOrders: boolean
  /** Of an order in parts: what may be done with each. */
  parts?: { id: string; actions: OrderAction[] }[]
  /** What waits at its stores. */
  waits: PickupWait[]
  /** Its own payment first, then those of corrections. */
  payments: SheetPayment[]
  /** The gift cards that it sold and that are still good. */
  cards: SheetCard[]
  /** What of them could not be done yet. */
  stuck: StuckPayment[]
  /** What staff find it by. */
  tags: string
}

/** `name`: its last four characters, and whom it went to. */
export type SheetCard = { name: string; isSent: boolean; isSpent: boolean }

export type SheetPayment = {
  key: string
  gateway: string
  state: PaymentState
  reference?: string
  amount: number
  captured: number
  refunded: number
}
