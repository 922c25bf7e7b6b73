// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { noteOfLabel } from '../../domain/orders/event-note.ts'
import type { Order } from '../../domain/orders/order.ts'
import { sampleLine, sampleOrder, sampleStore } from '../../domain/testing/sample-order.ts'
import { sampleSheet } from '../testing/sample-sheet.ts'
import { field, press, show, type } from '../testing/shown.ts'
import { OrderActions } from './order-actions.tsx'
import { actionName, sheetWord } from './order-sheet-words.ts'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

const [back, note] = ['Tent', sheetWord('en', 'note')]
const [labelOff, labelNone] = [sheetWord('en', 'labelOff', { price: '$8.00' }), sheetWord('en', 'labelNone')]
const takeBack = () => press(actionName('en', 'return'))
/** What staff are asked before money goes, and say yes to. */
const asked = vi.spyOn(window, 'confirm').mockReturnValue(true)
afterEach(() => asked.mockClear())
const refuse = () => press(sheetWord('en', 'refuse'))
const typed = () => [field(back).value, field(labelOff).checked, field(note).value]

/** A shopper asks to mail back two tents that they do not like; each step of staff is answered with `isDone`. */
async function requested(way?: 'store' | 'mail') {
  const act = vi.fn<(body: object, path?: string) => Promise<boolean>>()
  const at = '2026-11-21T18:00:00.000Z'
  const order = sampleOrder({
    state: 'delivered',
    lines: [sampleLine({ net: 138_89 })],
    parcels: [{ carrier: 'Canada Post', code: '1', left: at, arrived: at, lines: [{ line: 0, quantity: 2 }] }],
    returnRequest: { at, lines: [{ line: 0, quantity: 2 }], reason: 'changed-mind', ...(way && { way }) },
  })
  const sheet = sampleSheet({ order, shippingReturned: true, actions: ['deliver', 'return'] })
  await show(<OrderActions sheet={sheet} language="en" act={act} />)
  await type(note, 'The pegs are missing')
  await type(sheetWord('en', 'refuseWhy'), 'Worn')
  return act
}

test('what staff chose for a return stays where it was refused or its answer was lost, the label above all', async () => {
  const act = await requested('mail')
  const chosen = ['2', true, 'The pegs are missing']
  expect(typed()).toEqual(chosen)
  act.mockResolvedValue(false)
  await takeBack()
  expect(typed()).toEqual(chosen)
  await refuse()
  expect(typed()).toEqual(chosen)
  await takeBack()
  expect(act.mock.lastCall?.[0]).toMatchObject({
    back: { lines: [{ line: 0, quantity: 2 }], label: true },
    // Which request they read.
    seen: '2026-11-21T18:00:00.000Z',
  })
})

test('a return shows what it refunds, less the label, and asks before it does', async () => {
  const act = await requested('mail')
  const sum = () => document.querySelector('fieldset:has([type=number]) output')?.textContent
  expect(sum()).toBe('Refund $130.89')
  asked.mockReturnValueOnce(false)
  await takeBack()
  expect(asked).toHaveBeenLastCalledWith('Refund this amount? $130.89')
  expect(act).not.toHaveBeenCalled()
  await type(back, '3')
  expect(sum()).toBe('Refund $0.00')
  await takeBack()
  expect(act).not.toHaveBeenCalled()
})

test('where nobody said how it comes back nothing is taken off, and staff choose before they refund', async () => {
  const step = await requested()
  step.mockResolvedValue(true)
  expect([field(labelOff).checked, field(labelNone).checked]).toEqual([false, false])
  await takeBack()
  expect(document.querySelector('[role=alert]')?.textContent).toBe(sheetWord('en', 'labelMissing'))
  expect([asked.mock.calls, step.mock.calls]).toEqual([[], []])
  await act(async () => field(labelNone).click())
  expect(document.querySelector('[role=alert]')).toBeNull()
  await takeBack()
  expect(step.mock.lastCall?.[0]).toMatchObject({ back: { label: false } })
})

test('a return by mail says that its label is owed, until staff record that it was sent', async () => {
  const step = await requested('mail')
  expect(document.body.textContent).toContain(sheetWord('en', 'labelOwed'))
  await type(sheetWord('en', 'labelCode'), '1Z 42')
  await press(sheetWord('en', 'labelSent'))
  expect(step).toHaveBeenCalledWith({ code: '1Z 42', seen: '2026-11-21T18:00:00.000Z' }, 'label-sent')
  const at = '2026-11-22T18:00:00.000Z'
  const returnRequest: Order['returnRequest'] = { at, lines: [], reason: 'other', way: 'mail' }
  const events = [{ at, kind: 'note', by: 'a@portage.example', note: noteOfLabel('1Z 42') }] as const
  const sheet = sampleSheet({ order: sampleOrder({ returnRequest, events: [...events] }), actions: ['return'] })
  await show(<OrderActions sheet={sheet} language="en" act={vi.fn()} />)
  expect(document.body.textContent).not.toContain(sheetWord('en', 'labelOwed'))
  expect(document.body.textContent).toMatch(/Label sent – Nov.* – 1Z 42/)
})

test('what comes back to a store costs no label', async () => {
  await requested('store')
  expect([field(labelOff).checked, field(labelNone).checked]).toEqual([false, true])
})

test('a refund of the delivery alone is named so, and not offered where nothing was paid for it', async () => {
  const { totals, ...order } = sampleOrder({ state: 'shipped' })
  const words = sheetWord('en', 'refundDelivery')
  const offered = async (shipping: number) => {
    const sheet = sampleSheet({ order: { ...order, totals: { ...totals, shipping } }, actions: ['return'] })
    await show(<OrderActions sheet={sheet} language="en" act={vi.fn()} />)
    await act(async () => field(sheetWord('en', 'deliveryToo')).click())
    return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.disabled
  }
  expect([await offered(18_00), await offered(0)]).toEqual([false, true])
})

test('what was not picked up of an order whose parcel has left can be cancelled', async () => {
  const order = sampleOrder({
    state: 'ready',
    parts: [
      { id: 'ship', fulfilment: 'ship', state: 'shipped' },
      { id: 'gatineau', fulfilment: 'pickup', state: 'ready', store: sampleStore },
    ],
    lines: [
      sampleLine({ part: 'ship' }),
      sampleLine({ part: 'gatineau', title: { en: 'Stove', fr: 'Réchaud' }, quantity: 1, net: 18_95 }),
    ],
    parcels: [
      { carrier: 'Canada Post', code: '1', left: '2026-11-21T18:00:00.000Z', lines: [{ line: 0, quantity: 2 }] },
    ],
  })
  const act = vi.fn(async () => true)
  await show(<OrderActions sheet={sampleSheet({ order, actions: ['cancel-items'] })} language="en" act={act} />)
  await type('Stove', '1')
  await press(actionName('en', 'cancel-items'))
  expect(act).toHaveBeenCalledWith({
    action: 'cancel-items',
    back: { lines: [{ line: 1, quantity: 1 }], shipping: false },
    restock: false,
  })
})

test.each([
  ['ship', 1],
  ['email', 0],
] as const)('an order by %s offers %i packing slips', async (fulfilment, count) => {
  const order = sampleOrder({ fulfilment })
  await show(<OrderActions sheet={sampleSheet({ order })} language="en" act={vi.fn()} />)
  expect(document.querySelectorAll('[href$="/packing-slip"]')).toHaveLength(count)
})

test('a parcel without a tracking number can be sent, so that the answer says what is missing', async () => {
  const act = vi.fn(async () => false)
  const order = sampleOrder({ state: 'preparing', lines: [sampleLine()] })
  await show(<OrderActions sheet={sampleSheet({ order, actions: ['ship'] })} language="en" act={act} />)
  await press(actionName('en', 'ship'))
  expect(act).toHaveBeenCalledWith({ action: 'ship', parcel: expect.objectContaining({ code: '' }) })
})

test('a cancellation without items can be sent unasked, so that the answer says what is missing', async () => {
  const act = vi.fn(async () => false)
  const order = sampleOrder({ state: 'preparing', lines: [sampleLine()] })
  await show(<OrderActions sheet={sampleSheet({ order, actions: ['cancel-items'] })} language="en" act={act} />)
  await press(actionName('en', 'cancel-items'))
  expect(act).toHaveBeenCalledWith(expect.objectContaining({ back: { lines: [], shipping: false } }))
  expect(asked).not.toHaveBeenCalled()
})

test('the carrier of a parcel is named in the language of the staff, also one that was written in both', async () => {
  const order = sampleOrder({ state: 'preparing', lines: [sampleLine()] })
  await show(<OrderActions sheet={sampleSheet({ order, actions: ['ship'] })} language="fr" act={vi.fn()} />)
  expect(field(sheetWord('fr', 'carrier')).value).toBe('Postes Canada')
  const parcels = [{ carrier: 'Postes Canada / Canada Post', code: '1', left: '2026-11-21T18:00:00.000Z', lines: [] }]
  const sheet = sampleSheet({ order: { ...order, parcels }, actions: ['ship'] })
  await show(<OrderActions sheet={sheet} language="en" act={vi.fn()} />)
  expect(field(sheetWord('en', 'carrier')).value).toBe('Canada Post')
  expect(document.body.textContent).not.toContain('Postes Canada')
})

test('another step leaves them chosen, too; a return that was done does not', async () => {
  const act = await requested('mail')
  act.mockResolvedValue(true)
  await press(actionName('en', 'deliver'))
  expect(typed()).toEqual(['2', true, ''])
  await takeBack()
  expect(typed()).toEqual(['0', false, ''])
})

test('a request that was refused takes along what it had chosen', async () => {
  const act = await requested()
  act.mockResolvedValue(true)
  await refuse()
  expect(typed()).toEqual(['0', false, 'The pegs are missing'])
})

test('staff are asked before they hand a pickup over', async () => {
  const step = vi.fn(async () => true)
  const order = sampleOrder({ state: 'ready', fulfilment: 'pickup', store: sampleStore })
  await show(<OrderActions sheet={sampleSheet({ order, actions: ['deliver'] })} language="en" act={step} />)
  asked.mockReturnValueOnce(false)
  await press(actionName('en', 'deliver'))
  expect([asked.mock.lastCall, step.mock.calls]).toEqual([[sheetWord('en', 'sureHandOver')], []])
  await press(actionName('en', 'deliver'))
  expect(step).toHaveBeenCalledWith({ action: 'deliver' })
})

test.each([
  ['nothing', { paid: 0 }, sheetWord('en', 'cancelUnpaid'), 'sureUnpaid'],
  ['something', { paid: 2 }, actionName('en', 'cancel'), 'sure'],
  ['something by gift card', { paid: 0, cards: [{ id: '1', amount: 2 }] }, actionName('en', 'cancel'), 'sure'],
] as const)(
  'a cancellation where %s is paid speaks of a refund only if there is one',
  async (_, { paid, ...by }, button, question) => {
    const { totals } = sampleOrder()
    const order = sampleOrder({ totals: { ...totals, giftCards: 'cards' in by ? [...by.cards] : [] } })
    await show(<OrderActions sheet={sampleSheet({ order, paid, actions: ['cancel'] })} language="en" act={vi.fn()} />)
    asked.mockReturnValueOnce(false)
    await press(button)
    expect(asked.mock.lastCall?.[0]).toContain(sheetWord('en', question))
  },
)

test('where a gift card paid too, the question says how the money divides', async () => {
  const { totals } = sampleOrder()
  const order = sampleOrder({
    state: 'paid',
    lines: [sampleLine({ net: 160_86 })],
    totals: { ...totals, total: 160_86, giftCards: [{ id: '•••• 2XWN', amount: 100_00 }], due: 60_86 },
    payment: { method: 'card', isTest: true, card: '4242' },
  })
  const sheet = sampleSheet({ order, paid: 60_86, refundableToCard: 60_86, actions: ['cancel', 'cancel-items'] })
  const step = vi.fn(async () => true)
  await show(<OrderActions sheet={sheet} language="fr" act={step} />)
  await type('Tente', '1')
  await press(actionName('fr', 'cancel-items'))
  expect(asked.mock.lastCall?.[0]).toContain(
    '80,43\u00a0$ (Carte se terminant par 4242\u00a0: 60,86\u00a0$, Carte-cadeau •••• 2XWN\u00a0: 19,57\u00a0$)',
  )
  await press(actionName('fr', 'cancel'))
  expect(asked.mock.lastCall?.[0]).toContain('Carte-cadeau •••• 2XWN\u00a0: 100,00\u00a0$')
})
