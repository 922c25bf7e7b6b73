// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { press, show } from '../testing/shown.ts'
import { usePhoneOrder } from './use-phone-order.ts'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

function Desk() {
  const { form, amounts, problems, sentTo, busy, ask, change } = usePhoneOrder('en')
  return (
    <>
      <button type="button" disabled={busy} onClick={() => void ask('price')}>
        Total
      </button>
      <button type="button" onClick={() => void ask('send')}>
        Send
      </button>
      <button type="button" onClick={() => change({ email: 'roy@example.com' })}>
        Change
      </button>
      <output>{JSON.stringify(form)}</output>
      <p>{JSON.stringify({ amounts, problems, sentTo })}</p>
    </>
  )
}
const shown = (): unknown => JSON.parse(document.querySelector('p')?.textContent ?? '')

/** A server that waits with its answer. */
async function desk() {
  let reply: (answer: Response) => void = () => {}
  vi.stubGlobal('fetch', (_url: string, asked: RequestInit) => {
    const answer = Promise.withResolvers<Response>()
    reply = answer.resolve
    asked.signal?.addEventListener('abort', () => answer.reject(new DOMException('Left', 'AbortError')))
    return answer.promise
  })
  await show(<Desk />)
  return (body: object, status = 200) => act(async () => reply(Response.json(body, { status })))
}
const amounts = [{ label: 'Total', cents: 500 }]

test.each([
  ['the total', { amounts }, 200],
  ['what is wrong', { problems: ['Only 1 left.'] }, 409],
])('%s of an order that was changed meanwhile is not shown', async (_, body, status) => {
  const reply = await desk()
  await press('Total')
  await press('Change')
  await reply(body, status)
  expect(shown()).toEqual({ problems: [] })
  await press('Total')
  await reply(body, status)
  expect(shown()).toEqual({ problems: [], ...body })
})

test('an order that was changed on its way to be sent is sent all the same', async () => {
  const reply = await desk()
  await press('Send')
  await press('Change')
  await reply({ amounts })
  expect(shown()).toEqual({ amounts, problems: [], sentTo: '' })
})

test('another order for the customer of a pickup is one too, at the same store and by the same person', async () => {
  window.history.replaceState({}, '', '?order=P-100011')
  const order = {
    locale: 'fr',
    contact: { email: 'roy@example.com', phone: '418-555-0199' },
    pickupName: 'Geneviève Roy',
    store: { slug: 'rosemont' },
  }
  const reply = await desk()
  await reply({ order })
  window.history.replaceState({}, '', '?')
  expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toMatchObject({
    delivery: 'pickup',
    store: 'rosemont',
    name: 'Geneviève Roy',
    email: 'roy@example.com',
    language: 'fr',
  })
})
