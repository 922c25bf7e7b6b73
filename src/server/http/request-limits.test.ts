import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { requestLimits, type RequestKind, type RequestLimits } from './request-limits.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage

/** How many of so many requests, one after the other, are allowed. */
async function letThrough(
  { isOverLimit }: Pick<RequestLimits, 'isOverLimit'>,
  times: number,
  request: (time: number) => IncomingMessage,
  kind: RequestKind = 'write',
) {
  let count = 0
  for (let time = 0; time < times; time++) if (!(await isOverLimit(request(time), kind))) count++
  return count
}

test.each([
  ['write', 120],
  ['api', 600],
  ['admin', 1200],
  ['page', 1800],
  ['search', 1200],
] as const)('of %s requests an address may make %i a minute', async (kind, most) =>
  expect(await letThrough(requestLimits(false), most + 5, () => from('10.0.0.1'), kind)).toBe(most),
)

test('too many writes from one address stop neither its reads nor the writes of others', async () => {
  const limits = requestLimits(false)
  const { isOverLimit } = limits
  await letThrough(limits, 130, () => from('10.0.0.1'))
  expect(await isOverLimit(from('10.0.0.1'), 'write')).toBe(true)
  expect(
    await Promise.all((['page', 'api', 'admin'] as const).map((kind) => isOverLimit(from('10.0.0.1'), kind))),
  ).toEqual([false, false, false])
  expect(await isOverLimit(from('10.0.0.2'), 'write')).toBe(false)
})

test('an IPv6 address is counted with its /64, which one connection can change at will, and no wider', async () => {
  const limits = requestLimits(false, 0.1)
  const { isOverLimit } = limits
  expect(await letThrough(limits, 20, (time) => from(`2001:db8:0:7::${time}`))).toBe(12)
  expect(await isOverLimit(from('2001:db8:0:8::1'), 'write')).toBe(false)
  // IPv4, however the socket writes it
  expect(await letThrough(limits, 20, (time) => from(time % 2 ? '::ffff:10.0.0.9' : '10.0.0.9'))).toBe(12)
})

test('what is taken off the count of an IPv6 address is taken off its network’s', async () => {
  const limits = requestLimits(false)
  for (let time = 0; time < 50; time++) {
    expect(await limits.isOverLimit(from(`2001:db8::${time}`), 'code')).toBe(false)
    await limits.release(from(`2001:db8::${time + 50}`), 'code')
  }
})

test('without a proxy, X-Forwarded-For is a stranger’s word and changes nothing', async () => {
  expect(await letThrough(requestLimits(false, 0.1), 20, (time) => from('10.0.0.1', `1.2.3.${time}`))).toBe(12)
})

test('behind a proxy, shoppers are distinguished by the hop that the proxy wrote, not by those before it', async () => {
  const limits = requestLimits(true, 0.1)
  expect(await letThrough(limits, 20, (time) => from('10.0.0.1', `9.9.9.${time}, 1.2.3.4`))).toBe(12)
  expect(await limits.isOverLimit(from('10.0.0.1', '1.2.3.5'), 'write')).toBe(false)
  expect(await letThrough(limits, 20, () => from('10.0.0.7'))).toBe(12)
})

test('a release without a count has no effect', async () => {
  const limits = requestLimits(false)
  await limits.release(from('10.0.0.1'), 'code')
  expect(await letThrough(limits, 20, () => from('10.0.0.1'), 'code')).toBe(12)
})

test('a released request does not count', async () => {
  const limits = requestLimits(false)
  for (let time = 0; time < 50; time++) {
    expect(await limits.isOverLimit(from('10.0.0.1'), 'code')).toBe(false)
    await limits.release(from('10.0.0.1'), 'code')
  }
  expect(await letThrough(limits, 20, () => from('10.0.0.1'), 'code')).toBe(12)
})
