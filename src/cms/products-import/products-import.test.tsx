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
    return Response.json({ imports })
  })
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  await show(<ProductsImport />)
  await wait(0)
  const undone = () => asked.filter((url) => url.includes('undo-import'))
  await press('Undo')
  expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/^Undo “spring\.csv” of .*: 5,000\. .*: 46\.$/))
  expect(undone()).toEqual([])
  confirm.mockReturnValue(true)
  await press('Undo')
  expect(undone()).toEqual(['/admin/api/products/undo-import?run=7'])
})
