// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { press, show } from '../testing/shown.ts'
import { menuWord } from './menus-words.ts'
import { useMenus } from './use-menus.ts'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

function Moves() {
  const { rows = [], said, isWrong, move } = useMenus()
  const down = () => move({ language: 'en', placement: 'main', id: 1, after: 2 }, 'Tents moved')
  return (
    <>
      <button type="button" onClick={down}>
        Down
      </button>
      <ol>{rows.map(({ id }) => id)}</ol>
      <p>{`${isWrong ? 'Wrong' : 'Right'}: ${said}`}</p>
    </>
  )
}

test.each([
  ['an error of Payload', Response.json({ errors: [{ message: 'Something went wrong.' }] }, { status: 500 })],
  ['a page of the proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('a move that %s answers is not said to be done, and the next one is sent', async (_, odd) => {
  const answers = [odd, Response.json({})]
  const rows = { docs: [1, 2].map((id) => ({ id, language: 'en', placement: 'main' })) }
  const fetch = vi.fn(async (_url: string, asked?: RequestInit) =>
    asked?.method === 'POST' ? (answers.shift() ?? Response.error()) : Response.json(rows),
  )
  vi.stubGlobal('fetch', fetch)
  await show(<Moves />)
  await press('Down')
  await expect.poll(() => document.querySelector('p')?.textContent).toBe(`Wrong: ${menuWord('en', 'unreachable')}`)
  expect(document.querySelector('ol')?.textContent).toBe('12')
  await press('Down')
  await expect.poll(() => answers).toEqual([])
  expect(document.querySelector('p')?.textContent).toBe('Right: Tents moved')
})
