// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { opened } from '../testing/payload-ui.tsx'
import { press, show } from '../testing/shown.ts'
import { wordsOf } from '../staff-words.ts'
import { Replay } from './replay.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

const say = wordsOf('partners')

test('the form of a message that is sent again follows what becomes of it', async () => {
  vi.useFakeTimers()
  const answers = [{ ok: true }, { state: 'waiting', nextAt: null }, { state: 'delivered' }]
  const [fetch, reload] = [vi.fn(async () => Response.json(answers.shift())), vi.fn()]
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { reload })
  opened({ id: 7, collectionSlug: 'webhook-deliveries', data: {} })
  await show(<Replay />)
  await press(say('en', 'replay'))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(reload).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect([fetch.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1])
  vi.useRealTimers()
})
