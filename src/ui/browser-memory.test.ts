// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { browserMemory, tabMemory } from './browser-memory.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['for good', browserMemory, () => localStorage],
  ['for the tab', tabMemory, () => sessionStorage],
] as const)('%s: what is kept is there until it is removed', (_, memory, storage) => {
  memory.set('key', 'value')
  expect([memory.get('key'), storage().getItem('key'), memory.keys()]).toEqual(['value', 'value', ['key']])
  memory.remove('key')
  expect(memory.get('key')).toBeNull()
})

test.each([
  [
    'forbids it',
    {
      get localStorage() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    },
  ],
  [
    'is full',
    {
      localStorage: {
        getItem: () => null,
        setItem() {
          throw new DOMException('No room', 'QuotaExceededError')
        },
        removeItem: () => undefined,
      },
    },
  ],
])('a browser that %s keeps nothing and says nothing', (_, browser) => {
  vi.stubGlobal('window', browser)
  browserMemory.set('key', 'value')
  browserMemory.remove('other')
  expect(browserMemory.get('key')).toBeNull()
  expect(browserMemory.keys()).not.toContain('key')
})
