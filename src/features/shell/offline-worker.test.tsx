// @vitest-environment jsdom
// @remembers a document loads once
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { registerOfflineWorker } from './offline-worker.ts'

const withWorkers = (register: () => Promise<unknown>) => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
}
// The worker waits for it, and fake timers do not bring it.
beforeAll(async () => {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the worker of the page’s language is registered for its pages, some time after they are loaded', () => {
  const register = vi.fn(async () => undefined)
  withWorkers(register)
  registerOfflineWorker('fr')
  expect(register).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(register.mock.calls).toEqual([['/offline-fr.js', { scope: '/fr' }]])
})
test('called off before, it is not; a browser that forbids it, or knows none, has the shop without', async () => {
  const register = vi.fn(() => Promise.reject(new DOMException('no')))
  withWorkers(register)
  registerOfflineWorker('en')()
  vi.runAllTimers()
  expect(register).not.toHaveBeenCalled()
  registerOfflineWorker('en')
  vi.runAllTimers()
  await expect(register.mock.results[0]?.value).rejects.toThrow()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect(registerOfflineWorker('en')).not.toThrow()
})
