import { expect, test } from 'vitest'
import { countedNetworks } from './counted-networks.ts'

test('more networks than can be counted apart are counted by larger ones, until the next minute', () => {
  let now = 0
  const networkOf = countedNetworks(2, () => now)
  expect(['203.0.113.7', '2001:db8:1:2::1', '203.0.113.7'].map(networkOf)).toEqual([
    '203.0.113.7',
    '2001:db8:1:2::',
    '203.0.113.7',
  ])
  expect(['198.51.100.7', '198.51.1.1', '2001:db8:ffff::1'].map(networkOf)).toEqual([
    'around 198.51.0.0',
    'around 198.51.0.0',
    'around 2001:db8::',
  ])
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  now = 60_000
  expect(networkOf('198.51.100.7')).toBe('198.51.100.7')
})

test('a flood from ever new networks is counted in few', () => {
  const networkOf = countedNetworks(100, () => 0)
  const counted = new Set<string>()
  for (let i = 0; i < 20_000; i++)
    counted.add(networkOf(`2001:db8:${(i >> 8).toString(16)}:${(i & 255).toString(16)}::1`))
  expect(counted.size).toBe(101)
})
