import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { visitorContext, type VisitorContext } from '../server/pages/context.ts'
import { action, loader } from './orders.tsx'

const site = 'https://portage.example'
const token = 'a.b'
async function ask(form: Record<string, string>) {
  const url = new URL('/fr/commandes', site)
  const context = new RouterContextProvider()
  const findOrder = async ({ number }: { number: string }) =>
    number === 'P-100001' ? { number, token } : number === 'P-100003' ? 'too-many' : undefined
  context.set(visitorContext, { findOrder } as unknown as VisitorContext)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  return action({ request, url, params: {}, context } as unknown as Parameters<typeof action>[0])
}

test('an order that is found is shown by its own address, which has no e-mail address', async () => {
  const answer = await ask({ number: 'p100001', email: 'roy@example.com' })
  expect(answer).toBeInstanceOf(Response)
  const { status, headers } = answer as Response
  expect([status, headers.get('location')]).toEqual([303, `/fr/commandes/P-100001?token=${token}`])
})

test.each([
  [{ number: '12', email: 'roy' }, 400, ['number', 'email']],
  [{ number: 'P-100001', email: '' }, 400, ['email']],
  [{ number: 'P-100002', email: 'roy@example.com' }, 404, ['not-found']],
  [{ number: 'P-100003', email: 'roy@example.com' }, 429, ['too-many']],
])('%j is refused with %i: %j', async (form, status, problems) =>
  expect(await ask(form)).toMatchObject({ init: { status }, data: { lookup: { ...form, problems } } }),
)

test.each([
  ['/fr/commandes', '/en/orders'],
  ['/fr/commandes?number=P-100001&link=ended', '/en/orders?number=P-100001&link=ended'],
  ['/fr/commandes?link=made-up', '/en/orders'],
])('from %s English is at %s', async (from, en) => {
  const url = new URL(from, site)
  const { path } = await loader({ url } as unknown as Parameters<typeof loader>[0])
  expect(path.en).toBe(en)
})
