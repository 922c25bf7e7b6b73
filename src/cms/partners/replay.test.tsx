// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { opened } from '../testing/payload-ui.tsx'
import { press, show } from '../testing/shown.ts'
import { wordsOf } from '../staff-words.ts'
import { Replay } from './replay.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

const say = wordsOf('partners')

/** Presses the button of a message whose receiver answers the second time it is looked for. */
async function replayed() {
  vi.useFakeTimers()
  const answers = [{ ok: true }, { state: 'waiting', nextAt: null }, { state: 'delivered' }]
  const [fetch, reload] = [vi.fn(async () => Response.json(answers.shift())), vi.fn()]
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { reload })
  opened({ id: 7, collectionSlug: 'webhook-deliveries', data: {} })
  const draw = await show(<Replay />)
  await press(say('en', 'replay'))
  return { fetch, reload, draw }
}

afterEach(() => void vi.useRealTimers())

test('the form of a message that is sent again follows what becomes of it', async () => {
  const { fetch, reload } = await replayed()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(reload).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect([fetch.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1])
})

test('whoever has left the form for another keeps what they type there', async () => {
  const { reload, draw } = await replayed()
  await draw(null)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(reload).not.toHaveBeenCalled()
})
