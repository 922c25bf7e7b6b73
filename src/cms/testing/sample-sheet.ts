import { sampleOrder } from '../../domain/testing/sample-order.ts'
import type { OrderSheetData } from '../orders/sheet.ts'

/** An order's sheet for tests: nothing may be done with it by default. */
export const sampleSheet = (more: Partial<OrderSheetData> = {}): OrderSheetData => ({
  order: sampleOrder(),
  paid: 2,
  refundableToCard: 2,
  shippingReturned: false,
  actions: [],
  mayCorrectAddress: false,
  swappable: [],
  resendable: [],
  mayWithdraw: false,
  mayTakeOrders: false,
  waits: [],
  payments: [],
  cards: [],
  stuck: [],
  tags: '',
  ...more,
})
