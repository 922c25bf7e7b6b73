import { expect, test, vi } from 'vitest'
import { quickPage, type StoredPage } from '../http/stored-page.ts'
import { betterPages } from './better-pages.ts'
import { pageCache } from './page-cache.ts'

const quick = (words: string) => quickPage(200, {}, Buffer.from(words), 'br')
const marked = (page: StoredPage): StoredPage => ({ ...page, headers: { better: 'yes' } })

test('cached pages are compressed again one after the other; what is dropped or fails before its turn stops none', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cache = pageCache()
  let atOnce = 0
  const improve = betterPages(cache, async (page) => {
    expect(++atOnce).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    atOnce--
    if (page.headers.broken) throw new Error('broken')
    return marked(page)
  })
  const pages = { a: await quick('a'), b: { ...(await quick('b')), headers: { broken: 'yes' } }, c: await quick('c') }
  for (const [key, page] of Object.entries(pages)) cache.set(key, page, ['tag'])
  improve('gone', await quick('gone'))
  for (const [key, page] of Object.entries(pages)) improve(key, page)
  await expect.poll(() => cache.get('c')?.headers).toEqual({ better: 'yes' })
  expect([cache.get('a')?.headers, cache.get('b'), cache.get('gone')]).toEqual([{ better: 'yes' }, pages.b, undefined])
  expect(error).toHaveBeenCalledOnce()
  improve('a', cache.get('a')!)
  cache.drop(['tag'])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(cache.size).toBe(0)
})

test('no more wait than are worth it', async () => {
  const finish: (() => void)[] = []
  const better = vi.fn(async (page: StoredPage) => {
    await new Promise<void>((resolve) => finish.push(resolve))
    return page
  })
  const improve = betterPages(pageCache(), better, 2)
  const pages = await Promise.all(['a', 'b', 'c', 'd'].map(quick))
  // The first begins at once and waits no more.
  for (const [at, page] of pages.entries()) improve(String(at), page)
  for (let at = 0; at < pages.length; at++) {
    finish.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(better.mock.calls.map(([page]) => pages.indexOf(page))).toEqual([0, 1, 2])
})
