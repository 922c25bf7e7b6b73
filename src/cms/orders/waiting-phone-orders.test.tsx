// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { press, show } from '../testing/shown.ts'
import { useWaitingPhoneOrders, WaitingPhoneOrders } from './waiting-phone-orders.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

function Desk() {
  const { waiting, read } = useWaitingPhoneOrders(undefined)
  return <WaitingPhoneOrders waiting={waiting} locale="en" onChange={read} />
}
const order = {
  id: 7,
  name: 'Geneviève Roy',
  email: 'roy@example.com',
  phone: '418-555-0199',
  items: [{ title: 'Tent', quantity: 2 }],
  total: 115_45,
  sentAt: '2026-11-21T18:00:00.000Z',
  by: 'service@portage.example',
  until: '2027-05-20T16:00:00.000Z',
}

test('a link that waits is shown, and is gone once it was withdrawn', async () => {
  let waiting = [order]
  const asked: unknown[] = []
  vi.stubGlobal('confirm', () => true)
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (body) asked.push([url, JSON.parse(body)])
    if (body) waiting = []
    return Response.json({ waiting })
  })
  await show(<Desk />)
  await act(async () => {})
  for (const part of [
    'Geneviève Roy',
    'roy@example.com',
    '2\u00a0× Tent',
    '$115.45',
    'service@portage.example',
    '2027',
  ])
    expect(document.body.textContent).toContain(part)
  await press('Withdraw')
  expect(asked).toEqual([['/admin/api/phone-orders/withdraw', { id: 7 }]])
  expect(document.querySelector('[role=status]')?.textContent).toBe('The link of roy@example.com is withdrawn.')
  expect(document.body.textContent).toContain('No link is waiting')
  expect(document.activeElement?.textContent).toBe('Waiting for payment')
})
