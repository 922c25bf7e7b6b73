import { expect, test } from 'vitest'
import type { Gateway, PaymentRequest } from '../payments/gateway.ts'

/** Of a card that pays, of one that the bank refuses, and of one without money. */
type ByTokens = { tokens: Record<'pays' | 'refused' | 'empty', string>; page?: undefined }
/** What a shopper does on the gateway's own page, to which a payment leads. */
type ByPage = { tokens?: undefined; page: Record<'agree' | 'refuse', (reference: string) => Promise<unknown>> }
type Tried = { gateway(): Gateway } & (ByTokens | ByPage)

/** What the shop relies on with every gateway; each runs it in a suite of its own. Amounts in cents. */
export function gatewayContract({ gateway, tokens, page }: Tried): void {
  let payments = 0
  const amount = 114_98
  const request = (token = tokens?.pays ?? ''): PaymentRequest => ({
    key: `contract-${++payments}`,
    amount,
    token,
    returnUrl: `/fr/paiement/verification?attempt=contract-${payments}`,
    email: 'roy@example.com',
    locale: 'fr',
  })
  const find = (reference: string) => gateway().find(reference)
  /** Asked twice, as an answer may be lost: the second call finds the first one done. */
  async function asked() {
    const payment = request()
    const reference = await gateway().open(payment)
    const answer = page ? { kind: 'action', action: { kind: 'redirect' } } : { kind: 'authorized' }
    expect(await gateway().authorize(reference, payment)).toMatchObject(answer)
    expect(await gateway().authorize(reference, payment)).toMatchObject(answer)
    return { reference, payment }
  }
  async function authorized() {
    const { reference, payment } = await asked()
    await page?.agree(reference)
    return { reference, payment }
  }
  async function captured() {
    const { reference, payment } = await authorized()
    await gateway().capture(reference, amount)
    return { reference, key: payment.key }
  }

  test.skipIf(!tokens)('its tokens are those of its cards, and no number of a card', () => {
    const { tokens: rule } = gateway()
    expect(Object.values(tokens ?? {}).map((token) => rule?.test(token))).toEqual([true, true, true])
    expect([rule?.test('4242424242424242'), rule?.test('')]).toEqual([false, false])
  })

  test('a payment is opened and authorized once for its key, in cents, and nothing is taken yet', async () => {
    const { reference, payment } = await authorized()
    expect(await gateway().open(payment)).toBe(reference)
    expect(await find(reference)).toMatchObject({ state: 'authorized', amount, captured: 0, refunded: 0 })
    expect((await authorized()).reference).not.toBe(reference)
  })

  test.skipIf(!tokens)('a card that does not pay is an answer, with its reason', async () => {
    const why = async (token: string | undefined) => {
      const payment = request(token)
      return gateway().authorize(await gateway().open(payment), payment)
    }
    expect(await why(tokens?.refused)).toEqual({ kind: 'declined', why: 'declined' })
    expect(await why(tokens?.empty)).toEqual({ kind: 'declined', why: 'insufficient-funds' })
  })

  test.skipIf(!page)('nothing is authorized before its own page was agreed to, nor after it was refused', async () => {
    const { reference } = await asked()
    expect(gateway().tokens).toBeUndefined()
    expect(await find(reference)).toMatchObject({ state: 'action', captured: 0 })
    await page?.refuse(reference)
    expect(await find(reference)).toMatchObject({ state: 'declined', why: expect.any(String), captured: 0 })
    await expect(gateway().capture(reference, amount)).rejects.toThrow()
  })

  test('what is captured twice is taken once', async () => {
    const { reference } = await captured()
    await gateway().capture(reference, amount)
    expect(await find(reference)).toMatchObject({ state: 'captured', amount, captured: amount, refunded: 0 })
  })

  test('a refund pays back once for its name, and never more than was taken', async () => {
    const { reference, key } = await captured()
    for (const name of ['first', 'first', 'second']) await gateway().refund(reference, 40_00, `${key} ${name}`)
    expect(await find(reference)).toMatchObject({ captured: amount, refunded: 80_00 })
    await expect(gateway().refund(reference, 40_00, `${key} third`)).rejects.toThrow()
    expect(await find(reference)).toMatchObject({ refunded: 80_00 })
  })

  test('an authorization is given back, however often it is asked; then nothing can be taken', async () => {
    const { reference } = await authorized()
    await gateway().cancel(reference)
    await gateway().cancel(reference)
    expect(await find(reference)).toMatchObject({ state: 'voided', captured: 0 })
    await expect(gateway().capture(reference, amount)).rejects.toThrow()
  })

  test('what was taken is paid back where it is cancelled, once', async () => {
    const { reference } = await captured()
    await gateway().cancel(reference)
    await gateway().cancel(reference)
    expect(await find(reference)).toMatchObject({ captured: amount, refunded: amount })
  })

  test('of a payment that it does not have nothing is found, taken or paid back', async () => {
    expect(await find('unknown')).toBeUndefined()
    await expect(gateway().capture('unknown', amount)).rejects.toThrow()
    await expect(gateway().refund('unknown', amount, 'contract unknown')).rejects.toThrow()
  })

  test('what it did not sign is no event', async () => {
    expect(gateway().signatureHeader).toBe(gateway().signatureHeader.toLowerCase())
    expect(await gateway().readEvent('{}', undefined)).toBeUndefined()
    expect(await gateway().readEvent('{}', 'made up')).toBeUndefined()
  })
}
