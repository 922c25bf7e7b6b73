import { expect, test, vi } from 'vitest'
import { processWide } from './process-wide.ts'

test('a module that is loaded twice has one value', async () => {
  vi.resetModules()
  const again = await import('./process-wide.ts')
  expect(again.processWide).not.toBe(processWide)
  const [one, two] = [processWide<string>('of this test'), again.processWide<string>('of this test')]
  expect(one.get()).toBeUndefined()
  two.set('known')
  expect(one.get()).toBe('known')
  expect(processWide('of another').get()).toBeUndefined()
  one.set(undefined)
  expect(two.get()).toBeUndefined()
})
