import { expect, test } from 'vitest'
import { shopMetrics } from './metrics.ts'

test('the first failure of a kind is an increase: its counter is there before, at 0', async () => {
  const payload = () => Promise.reject(new Error('none here'))
  const metrics = shopMetrics({ payload, caches: {}, feedPosition: () => undefined, freeBytes: async () => undefined })
  const failed = async () =>
    /^portage_requests_total\{kind="cached_page",status="503"\} (.+)$/m.exec(await metrics.text())
  metrics.begin(['cached page'])
  expect((await failed())?.[1]).toBe('0')
  metrics.answered('cached page', 503, 0.1)
  expect((await failed())?.[1]).toBe('1')
})
