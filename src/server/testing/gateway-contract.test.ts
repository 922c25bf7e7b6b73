import { describe } from 'vitest'
import type { Gateway, GatewayPayment } from '../payments/gateway.ts'
import { gatewayContract } from './gateway-contract.ts'

type Book = Map<string, GatewayPayment>

/** The least that a gateway can be which asks for the card on its own page. */
function pageGateway(book: Book): Gateway {
  const refunds = new Set<string>()
  const of = (reference: string, ...states: GatewayPayment['state'][]): GatewayPayment => {
    const payment = book.get(reference)
    if (!payment || !states.includes(payment.state))
      throw new Error(`nothing of ${reference} can be taken or paid back`)
    return payment
  }
  return {
    name: 'test',
    isTest: true,
    open: async ({ key, amount }) => {
      if (!book.has(key)) book.set(key, { state: 'open', amount, captured: 0, refunded: 0 })
      return key
    },
    authorize: async (reference) => {
      of(reference, 'open', 'action').state = 'action'
      return { kind: 'action', action: { kind: 'redirect', url: `https://pay.example/${reference}` } }
    },
    find: async (reference) => book.get(reference),
    capture: async (reference, amount) => {
      Object.assign(of(reference, 'authorized', 'captured'), { state: 'captured', captured: amount })
    },
    cancel: async (reference) => {
      const payment = of(reference, 'authorized', 'captured', 'voided')
      if (payment.state === 'captured') payment.refunded = payment.captured
      else payment.state = 'voided'
    },
    refund: async (reference, amount, key) => {
      if (refunds.has(key)) return
      const payment = of(reference, 'captured')
      if (payment.captured - payment.refunded < amount) throw new Error('so much was not taken')
      payment.refunded += amount
      refunds.add(key)
    },
    signatureHeader: 'x-page-signature',
    readEvent: async () => undefined,
  }
}

describe('a gateway that asks for the card on its own page, as every gateway', () => {
  const book: Book = new Map()
  const gateway = pageGateway(book)
  const answered = (more: Pick<GatewayPayment, 'state' | 'why'>) => async (reference: string) =>
    Object.assign(book.get(reference) ?? {}, more)
  gatewayContract({
    gateway: () => gateway,
    page: {
      agree: answered({ state: 'authorized' }),
      refuse: answered({ state: 'declined', why: 'declined' }),
    },
  })
})
