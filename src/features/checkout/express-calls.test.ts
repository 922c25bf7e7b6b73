import { afterEach, expect, test, vi } from 'vitest'
import { expressCalls } from './express-calls.ts'

afterEach(() => vi.unstubAllGlobals())

const place = { country: 'CA', province: 'QC', postalCode: 'G6V' }

test('what a shopper chooses at once waits for the opening, which gives the cart another token', async () => {
  const asked: { body: { open?: boolean }; answer(): void }[] = []
  const fetching = vi.fn(
    (_: string, { body }: { body: string }) =>
      new Promise((resolve) =>
        asked.push({
          body: JSON.parse(body) as { open?: boolean },
          answer: () => resolve({ status: 200, json: async () => ({ ok: false, reason: 'empty' }) }),
        }),
      ),
  )
  vi.stubGlobal('fetch', fetching)
  const calls = expressCalls('fr')
  const opening = calls.quote({ open: true, place })
  const chosen = calls.quote({ place })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked.map(({ body }) => body.open)).toEqual([true])
  asked[0]?.answer()
  await opening
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.body.open).toBeUndefined()
  asked[1]?.answer()
  await chosen
})

test('an opening that the shop does not answer keeps nothing from being asked again', async () => {
  const fetching = vi.fn().mockRejectedValueOnce(new Error('offline'))
  fetching.mockResolvedValue({ status: 200, json: async () => ({ ok: false, reason: 'empty' }) })
  vi.stubGlobal('fetch', fetching)
  const calls = expressCalls('en')
  expect(await calls.quote({ open: true })).toEqual({ ok: false, reason: 'no-answer' })
  expect(await calls.quote({ place })).toEqual({ ok: false, reason: 'empty' })
})
