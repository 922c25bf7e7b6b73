import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import { specifiedColours } from '../../domain/shop-colours.ts'
import { setShopName } from '../../domain/shop-name.ts'
import { noWorkerScript, offlineWorkerScript } from './offline-worker.ts'

type Asked = { mode?: string; method?: string; preload?: unknown; network?: () => Promise<unknown> }

/** A worker as a browser runs it; gives what it answers to one request, or undefined where it leaves it alone. */
function worker(script: string) {
  const listeners = new Map<string, (event: object) => void>()
  const done: string[] = []
  let network: Asked['network'] = () => Promise.reject(new TypeError('Failed to fetch'))
  const registration = {
    navigationPreload: { enable: async () => void done.push('preload') },
    unregister: async () => void done.push('unregister'),
  }
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    skipWaiting: async () => void done.push('skip'),
    registration,
  }
  runInNewContext(script, { self, Response, fetch: () => network?.() })
  return {
    done,
    async start() {
      const waits: Promise<unknown>[] = []
      for (const name of ['install', 'activate'])
        listeners.get(name)?.({ waitUntil: (wait: Promise<unknown>) => void waits.push(wait) })
      await Promise.all(waits)
      return done
    },
    async ask({ mode = 'navigate', method = 'GET', preload, network: answer }: Asked): Promise<unknown> {
      if (answer) network = answer
      let given: unknown
      listeners.get('fetch')?.({
        request: { mode, method },
        preloadResponse: preload instanceof Error ? Promise.reject(preload) : Promise.resolve(preload),
        respondWith: (response: unknown) => void (given = response),
      })
      return given
    },
  }
}

test.each<[Locale, string, string]>([
  ['en', 'lang="en-CA"', 'We lost the signal'],
  ['fr', 'lang="fr-CA"', 'On a perdu le signal'],
])('%s: a navigation that the network does not answer gets a page in its language', async (locale, lang, words) => {
  const [preload, plain] = [worker(offlineWorkerScript(locale)), worker(offlineWorkerScript(locale))]
  for (const answer of [await preload.ask({ preload: new TypeError('Failed to fetch') }), await plain.ask({})]) {
    const response = answer as Response
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await response.text()
    for (const part of [lang, words, '<a href="">', '<h1>']) expect(html).toContain(part)
    // It can load nothing: what it needs is in it.
    expect(html).not.toMatch(/<(script|link|img)|url\(/)
  }
})
test('what the network answers is passed on, errors of the shop too', async () => {
  const answer = new Response('', { status: 500 })
  const { ask } = worker(offlineWorkerScript('en'))
  expect([await ask({ preload: answer }), await ask({ network: async () => answer })]).toEqual([answer, answer])
})
test.each([
  ['a script', { mode: 'cors' }],
  ['a form', { method: 'POST' }],
])('%s is left to the browser', async (_, asked) =>
  expect(await worker(offlineWorkerScript('en')).ask(asked)).toBeUndefined(),
)
test('the browser asks the shop while it starts the worker', async () =>
  expect(await worker(offlineWorkerScript('en')).start()).toEqual(['skip', 'preload']))
test('where the operator wants none, the one in its place goes', async () => {
  const none = worker(noWorkerScript)
  expect([await none.start(), await none.ask({})]).toEqual([['skip', 'unregister'], undefined])
})
test('its page has the colours of the shop', () => {
  onTestFinished(() => setShopName(undefined))
  setShopName('Boréal Plein Air', { ...specifiedColours, main: '#7a1f4a', dark: '#3a0f24' })
  const script = offlineWorkerScript('fr')
  for (const part of ['| Boréal Plein Air<', 'background:#7a1f4a', 'solid #3a0f24']) expect(script).toContain(part)
})
