// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { press, show, wait } from '../testing/shown.ts'
import { ChangeSelected } from './change-selected.tsx'

vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../testing/payload-ui.tsx')),
  useSelection: () => ({ count: 46, selectedIDs: Array.from({ length: 46 }, (_, id) => id), getQueryParams: () => '' }),
  useListQuery: () => ({ query: {} }),
}))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => {} }),
  useSearchParams: () => new URLSearchParams(),
}))
vi.mock('../fields/use-choices.ts', () => ({ useChoices: () => [] }))

const said = () => document.querySelector('[role=status]')?.textContent

test('what came of the last change is gone while the next one runs', async () => {
  const waiting: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => waiting.push(answer)))
  await show(<ChangeSelected />)
  const select = document.querySelector('select')!
  await act(async () => {
    select.value = 'online'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await press('Sell online')
  waiting[0]!(new Response(`${JSON.stringify({ result: { changed: 46, left: [], only: [] } })}\n`))
  await wait(20)
  expect(said()).toMatch(/^Products changed: 46\./)
  await press('Sell online')
  expect(said()).toBe('')
})
