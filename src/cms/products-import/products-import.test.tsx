// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { press, show, wait } from '../testing/shown.ts'
import { ProductsImport } from './products-import.tsx'

vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../testing/payload-ui.tsx')),
  usePreferences: () => preferences,
}))
const preferences = { getPreference: async () => undefined, setPreference: async () => {} }

test('an import is undone once it was said how many products it is about, and somebody was sure', async () => {
  const run = { id: 7, file: 'spring.csv', author: 'a@example.com', at: 0, state: 'done', isBroken: false }
  const imports = [{ ...run, added: 5000, changed: 46, undone: 0, canUndo: true }]
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url.endsWith('/imports?run=7')) return Response.json({ writtenSince: 3000 })
    if (!url.includes('undo-import')) return Response.json({ imports })
    const left = Array.from({ length: 300 }, (_, i) => `5105-${i}: changed since.`)
    return new Response(`${JSON.stringify({ result: { undone: 46, left } })}\n`)
  })
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  await show(<ProductsImport />)
  await wait(0)
  const undone = () => asked.filter((url) => url.includes('undo-import'))
  await press('Undo')
  await wait(0)
  expect(confirm).toHaveBeenCalledWith(
    expect.stringMatching(/^Undo “spring\.csv” of .*: 5,000\. .*: 46\. .* undone first: 3,000\.$/),
  )
  expect(undone()).toEqual([])
  confirm.mockReturnValue(true)
  await press('Undo')
  await wait(0)
  expect(undone()).toEqual(['/admin/api/products/undo-import?run=7'])
  await wait(0)
  const folded = document.querySelector<HTMLDetailsElement>('[role=status] details')
  expect([folded?.open, folded?.querySelector('summary')?.textContent]).toEqual([false, 'And 295 more.'])
  expect(document.querySelectorAll('[role=status] > div > ul > li')).toHaveLength(5)
})
