// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { PickupStore } from '../../domain/checkout/checkout.ts'
import { sampleLine, sampleOrder, sampleStore } from '../../domain/testing/sample-order.ts'
import { opened } from '../testing/payload-ui.tsx'
import { sampleSheet } from '../testing/sample-sheet.ts'
import { press, show, type } from '../testing/shown.ts'
import { OrderSheet } from './order-sheet.tsx'
import { actionName, sheetWord } from './order-sheet-words.ts'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))
opened({ data: { number: 'P-100001' } })
afterEach(() => vi.unstubAllGlobals())

const sheet = () => Response.json(sampleSheet({ actions: ['make-ready', 'deliver'] }))
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
/** What the server answers to the page's reading of the order, and to its steps, in this order. */
function server(reads: (() => Response | Promise<Response>)[], steps: (() => Response | Promise<Response>)[]) {
  const keys: string[] = []
  vi.stubGlobal('fetch', async (_url: string, asked?: RequestInit) => {
    if (asked?.method !== 'POST') return (reads.shift() ?? sheet)()
    keys.push(z.object({ key: z.string() }).parse(JSON.parse(String(asked.body))).key)
    return (steps.shift() ?? (() => Response.json({})))()
  })
  return keys
}
const alert = () => document.querySelector('[role=alert]')?.textContent

test('an order that a lost connection left unread is not waited for', async () => {
  server([lost], [])
  await show(<OrderSheet />)
  expect(document.body.textContent).toBe(sheetWord('en', 'unread'))
})

test('a pickup says when it was promised', async () => {
  const store: PickupStore = {
    slug: 'gatineau',
    name: 'Gatineau',
    street: '',
    city: 'Gatineau',
    province: 'QC',
    postalCode: '',
    ready: { kind: 'by', day: '2026-12-09', at: 600 },
  }
  const order = sampleOrder({
    fulfilment: 'pickup',
    store,
    groups: [{ way: 'pickup', id: 'pickup gatineau', skus: ['A-1'], store: 'gatineau' }],
  })
  server([() => Response.json(sampleSheet({ order }))], [])
  await show(<OrderSheet />)
  expect(document.body.textContent).toContain('Pickup at Gatineau')
  expect(document.body.textContent).toContain('promised by 10\u00a0a.m. on December\u00a09, 2026')
})

test('a gift card names everybody who gets one, its day and its language', async () => {
  const gift = {
    recipientName: 'Noah',
    recipientEmail: 'noah@example.com',
    others: ['maya@example.com'],
    senderName: '',
    message: 'Bonne fête !',
    sendOn: '2999-12-24',
    language: 'fr' as const,
  }
  server([() => Response.json(sampleSheet({ order: sampleOrder({ lines: [sampleLine({ gift })] }) }))], [])
  await show(<OrderSheet />)
  expect(document.body.textContent).toContain(
    'For Noah, noah@example.com, maya@example.com, to be sent on December\u00a024, 2999 · Email language: Français' +
      'Gift message: Bonne fête !',
  )
})

test.each([
  [14, false],
  [15, true],
])('a pickup that is ready says for how long; after %i days it is marked: %s', async (days, isOver) => {
  const order = sampleOrder({ fulfilment: 'pickup', state: 'ready', store: sampleStore })
  const waits = [{ since: '2026-11-03', days, isOver }]
  server([() => Response.json(sampleSheet({ order, waits }))], [])
  await show(<OrderSheet />)
  expect(document.body.textContent).toContain(`Ready since November\u00a03, 2026 (${days} days)`)
  expect(document.body.textContent.includes('Overdue')).toBe(isOver)
})

test('money that could not be moved says why where its gateway is gone', async () => {
  server([() => Response.json(sampleSheet({ stuck: [{ kind: 'refund', gateway: 'stripe' }] }))], [])
  await show(<OrderSheet />)
  expect(document.body.textContent).toContain('A refund could not be made yet')
  expect(document.body.textContent).toContain('with the gateway “stripe”, which isn’t set up any more')
})

test('a pickup that was cancelled is announced no more', async () => {
  const order = sampleOrder({
    lines: [
      sampleLine({ cancelled: 2, part: 'gatineau', location: 'gatineau' }),
      sampleLine({ sku: 'B-1', part: 'ship' }),
    ],
    parts: [{ id: 'ship', fulfilment: 'ship', state: 'shipped' }],
    formerParts: [{ id: 'gatineau', fulfilment: 'pickup', store: sampleStore, state: 'ready' }],
    groups: [{ way: 'pickup', id: 'pickup gatineau', skus: ['A-1'], store: 'gatineau' }],
  })
  server([() => Response.json(sampleSheet({ order }))], [])
  await show(<OrderSheet />)
  expect(document.body.textContent).not.toContain('Pickup at')
  // Where its units were taken from.
  expect(document.querySelector('td:nth-child(3)')?.textContent).toBe(sampleStore.name)
})

test('a refund of what gift cards paid with another card says where all of it went', async () => {
  const { totals } = sampleOrder()
  const giftCards = [{ id: '•••• 2XWN', amount: 100_00 }]
  const order = sampleOrder({
    state: 'cancelled',
    totals: { ...totals, total: 160_86, giftCards, due: 60_86 },
    payment: { method: 'card', isTest: true, card: '4242' },
    refunded: 80_43,
    refundedToCards: 19_57,
  })
  server([() => Response.json(sampleSheet({ order, paid: 60_86 }))], [])
  await show(<OrderSheet />)
  const rows = [...document.querySelectorAll('.order-sheet__amounts tr')].map(({ textContent }) => textContent)
  expect(rows.slice(-6)).toEqual([
    'Gift card •••• 2XWN-$100.00',
    'After gift cards$60.86',
    'Paid$60.86',
    'Refunded$80.43',
    'Refunded: Card ending in 4242$60.86',
    'Refunded: Gift card •••• 2XWN$19.57',
  ])
})

test('the sums of an order that a correction made cheaper agree', async () => {
  const { totals, ...order } = sampleOrder({ refunded: 4_14 })
  const corrected = { ...order, totals: { ...totals, total: 237_13, due: 237_13 } }
  server([() => Response.json(sampleSheet({ order: corrected, paid: 241_27 }))], [])
  await show(<OrderSheet />)
  const shown = ['total', 'paid', 'due', 'refunded'] as const
  const sums = shown.map(
    (name) => document.evaluate(`//tr[th="${sheetWord('en', name)}"]/td`, document, null, 2).stringValue,
  )
  expect(sums).toEqual(['$237.13', '$241.27', '', '$4.14'])
})

test('what is left to pay is shown while nothing is paid, and what gift cards leave is named so', async () => {
  const rows = () => [...document.querySelectorAll('.order-sheet__amounts tr')].map(({ textContent }) => textContent)
  server([() => Response.json(sampleSheet({ paid: 0 }))], [])
  await show(<OrderSheet />)
  expect(rows()).toContain(`${sheetWord('en', 'due')}$0.02`)
  const { totals } = sampleOrder()
  const order = sampleOrder({ totals: { ...totals, giftCards: [{ id: '…ABCD', amount: 1 }], due: 1 } })
  server([() => Response.json(sampleSheet({ order, paid: 1 }))], [])
  await show(<OrderSheet key="paid" />)
  expect(rows()).toContain(`${sheetWord('en', 'afterCards')}$0.01`)
  expect(rows().join()).not.toContain(sheetWord('en', 'due'))
})

test('a line at an employee price says so, and what a unit costs others', async () => {
  const line = sampleLine({ unit: 48_96, regular: 69_95, asEmployee: true })
  server([() => Response.json(sampleSheet({ order: sampleOrder({ lines: [line] }) }))], [])
  await show(<OrderSheet />)
  expect(document.body.textContent).toContain('Employee price (regular price $69.95)')
})

test('a step that was done leaves its buttons to press where the order cannot be read again', async () => {
  server([sheet, lost], [])
  await show(<OrderSheet />)
  await press(actionName('en', 'deliver'))
  expect(alert()).toBe(sheetWord('en', 'unread'))
  expect(document.querySelectorAll('.order-sheet__box button:disabled')).toHaveLength(0)
})

test('why a step was refused is still said where the order cannot be read again', async () => {
  server([sheet, lost], [() => Response.json({ message: 'It is cancelled.' }, { status: 409 })])
  await show(<OrderSheet />)
  await press(actionName('en', 'deliver'))
  expect(alert()).toBe('It is cancelled.')
})

test('a step is tried again under the key of its lost answer, and another step never', async () => {
  const keys = server([], [lost, lost, lost])
  await show(<OrderSheet />)
  await press(actionName('en', 'deliver'))
  await press(actionName('en', 'deliver'))
  expect(keys[1]).toBe(keys[0])
  await type(sheetWord('en', 'note'), 'Left with a neighbour')
  await press(actionName('en', 'deliver'))
  await press(actionName('en', 'make-ready'))
  expect(new Set(keys).size).toBe(3)
})

test('a letter of the history is sent again once staff are sure, where the reader may', async () => {
  const mail = (note: string, at: string) => ({ kind: 'mail', by: 'shop', note, at }) as const
  const events = [mail('placed', '2026-11-21T18:00:00.000Z'), mail('review', '2026-11-22T18:00:00.000Z')]
  const order = sampleOrder({ events })
  const posts: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, asked?: RequestInit) => {
    if (asked?.method !== 'POST') return Response.json(sampleSheet({ order, resendable: ['2026-11-21T18:00:00.000Z'] }))
    posts.push([url, JSON.parse(String(asked.body))])
    return Response.json({ ok: true })
  })
  const sure = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  await show(<OrderSheet />)
  await press(sheetWord('en', 'resend'))
  expect([sure.mock.lastCall?.[0], posts]).toEqual([expect.stringContaining('to roy@example.com again?'), []])
  await press(sheetWord('en', 'resend'))
  expect(posts).toEqual([
    ['/admin/api/orders/P-100001/resend', { at: '2026-11-21T18:00:00.000Z', key: expect.any(String) }],
  ])
})

test('after a step the focus is at the status, which says what was refunded', async () => {
  const read = (refunded: number) => () =>
    Response.json(sampleSheet({ order: sampleOrder({ refunded }), actions: ['prepare', 'cancel'] }))
  server([read(0), read(1250)], [])
  await show(<OrderSheet />)
  await press(actionName('en', 'prepare'))
  const status = () => document.querySelector('.order-sheet__state')
  await vi.waitFor(() => expect(status()?.textContent).toContain('$12.50 refunded.'))
  expect(document.activeElement).toBe(status())
})
