// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { show, wait } from '../testing/shown.ts'
import { useListFacts } from './use-list-facts.ts'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

function Units({ id, savedAt }: { id: string; savedAt: string }) {
  return <output>{useListFacts(id, savedAt)?.stock}</output>
}
const rows = (...savedAt: string[]) => savedAt.map((at, id) => <Units key={String(id)} id={String(id)} savedAt={at} />)

test('all rows ask once; those of a list that was changed, such as of many at once, ask anew', async () => {
  let stock = 42
  const fetch = vi.fn(async () => Response.json({ facts: { 0: { stock }, 1: { stock } } }))
  vi.stubGlobal('fetch', fetch)
  const draw = await show(rows('9:00', '9:00'))
  await wait(20)
  stock = 7
  await draw(rows('9:00', '9:00'))
  await wait(20)
  expect([fetch.mock.calls.length, document.body.textContent]).toEqual([1, '4242'])
  await draw(rows('9:01', '9:01'))
  await wait(20)
  expect([fetch.mock.calls.length, document.body.textContent]).toEqual([2, '77'])
})
