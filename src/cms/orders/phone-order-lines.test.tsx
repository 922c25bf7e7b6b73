// @vitest-environment jsdom
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { wordsOf } from '../staff-words.ts'
import { field, press, show, wait } from '../testing/shown.ts'
import { PhoneOrderLines } from './phone-order-lines.tsx'
import type { PhoneLine } from './use-phone-order.ts'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

function Lines() {
  const [lines, setLines] = useState<PhoneLine[]>([])
  return <PhoneOrderLines lines={lines} locale="en" onChange={setLines} />
}

test('whoever chooses or removes a product by keyboard can look for the next one at once', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ choices: [{ value: 'A-1', label: 'Tent' }] }))
  await show(<Lines />)
  const find = field(wordsOf('phone')('en', 'find'))
  await act(async () => find.focus())
  // As long as one stops typing before the server is asked.
  await wait(300)
  await press('Tent')
  expect(document.querySelector('li')?.textContent).toContain('Tent')
  expect(document.activeElement).toBe(find)
  await act(async () => document.querySelector<HTMLElement>('li button')?.focus())
  await press('×')
  expect(document.querySelector('li')).toBeNull()
  expect(document.activeElement).toBe(find)
})
