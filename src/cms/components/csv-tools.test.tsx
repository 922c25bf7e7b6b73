// @vitest-environment jsdom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { signedIn } from '../testing/payload-ui.tsx'
import { press, show, wait } from '../testing/shown.ts'
import { exchangeWord } from '../staff-words.ts'
import { ReviewTools } from './review-tools.tsx'
import { StockTools } from './stock-tools.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh() {} }), useSearchParams: () => narrowed }))

let narrowed = ''

test.each([
  ['merchandiser', true],
  ['service', false],
] as const)('the import is shown to whoever may: %s %s', async (role, isShown) => {
  signedIn({ role })
  await show(<ReviewTools />)
  expect(document.body.textContent).toContain(exchangeWord('en', 'exportCsv'))
  expect(document.querySelectorAll('button, input').length > 0).toBe(isShown)
})

test('the stock that goes out is what its list shows', async () => {
  const link = () => document.querySelector('a')?.getAttribute('href')
  await show(<StockTools />)
  expect([link(), document.body.textContent]).toEqual([
    '/admin/api/inventory/export?format=csv',
    expect.stringContaining('All of the stock.'),
  ])
  narrowed = 'where[quantity][less_than]=5&page=2'
  await show(<StockTools />)
  expect(new URL(link()!, 'https://shop.example').searchParams.get('where[quantity][less_than]')).toBe('5')
  expect(document.body.textContent).toContain('17,802')
  narrowed = ''
})

const status = () => document.querySelector('[role=status], [role=alert]')?.textContent
const buttons = () => [...document.querySelectorAll('button')].map(({ disabled }) => disabled)

/** Gives a file to the button with these words; what it answers is sent line by line. */
async function given(words: string) {
  const lines = new TransformStream<string, string>()
  const writer = lines.writable.getWriter()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const body = lines.readable.pipeThrough(new TextEncoderStream())
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } })
  })
  await press(words)
  const field = document.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(field, 'files', { value: [new File(['sku'], 'stock.csv')], configurable: true })
  await act(async () => void field.dispatchEvent(new Event('change', { bubbles: true })))
  const say = async (line: object) => {
    await writer.write(`${JSON.stringify(line)}\n`)
    await wait(0)
  }
  return { asked, say, end: async () => (await writer.close(), wait(0)) }
}

test('while a file comes in, it is said and shown how far it is, and no second one can be given', async () => {
  signedIn({ role: 'merchandiser' })
  await show(<StockTools />)
  const { asked, say } = await given('Import a CSV')
  expect([status(), buttons()]).toEqual(['Sending…', [true, true]])
  await say({ step: 'write', done: 73_025, total: 146_050 })
  expect(status()).toBe('Saving…')
  expect(document.querySelector('label')?.textContent).toContain('Lines: 73,025 of 146,050')
  expect(document.querySelector('progress')?.position).toBe(0.5)
  await say({ result: { imported: 146_050, warnings: [] } })
  expect([status(), buttons()]).toEqual(['Stock levels changed: 146,050.', [false, false]])
  expect(asked).toEqual(['/admin/api/inventory/import'])
})

test('a file that is tried says what would change, one that is refused what is wrong', async () => {
  await show(<StockTools />)
  const tried = await given('Check a CSV')
  await tried.say({ result: { wouldChange: 146_050, wouldEmpty: 1200, warnings: [] } })
  expect(tried.asked).toEqual(['/admin/api/inventory/import?dry-run=true'])
  expect(status()).toMatch(/^Nothing was changed.*: 146,050;.*: 1,200\./)
  const refused = await given('Check a CSV')
  await refused.say({ result: { message: 'Nothing was changed.', problems: ['Line 2: no.'] } })
  expect([status(), document.querySelector('[role=alert] li')?.textContent]).toEqual([
    'Nothing was changed.Line 2: no.',
    'Line 2: no.',
  ])
})

test('of an import that broke off it is not said that nothing was changed', async () => {
  await show(<StockTools />)
  const { say, end } = await given('Import a CSV')
  await say({ step: 'write', done: 500, total: 1000 })
  await end()
  expect(status()).toMatch(/^The connection was lost partway/)
})
