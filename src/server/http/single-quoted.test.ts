import { expect, test } from 'vitest'
import { withSingleQuotes } from './single-quoted.ts'

/** As React Router writes a page's data, with `<` as it escapes it. */
const written = (data: string) =>
  `<p>"it's"</p><script>window.c.streamController.enqueue(${JSON.stringify(data).replaceAll('<', '\\u003C')});</script>`

/** What the browser is given. */
const received = (html: string): unknown => {
  const code = /<script>(.*)<\/script>/s.exec(html)?.[1]
  let chunk: unknown
  const c = { streamController: { enqueue: (text: unknown) => (chunk = text) } }
  new Function('window', code ?? '')({ c })
  return chunk
}

test.each([
  ['words', '["a","b"]\n'],
  ['quotes of either kind', JSON.stringify([`Léa's "best" tent`, "l'hiver"])],
  ['backslashes before quotes', String.raw`["C:\\","\"","\\\"'","'"]`],
  ['markup', '["</script><b>"]'],
  ['line breaks', '["a\\nb\u2028c"]\n'],
])('%s arrive as they were sent', (_, data) => {
  const html = withSingleQuotes(written(data))
  expect(received(html)).toBe(data)
  expect(html).toContain(`enqueue('`)
  expect(html.startsWith(`<p>"it's"</p>`)).toBe(true)
})

test('each quote costs a backslash less', () =>
  expect(written('["a","b"]').length - withSingleQuotes(written('["a","b"]')).length).toBe(4))

test('a text of many backslashes is read in one go', () =>
  expect(received(withSingleQuotes(written('\\"'.repeat(100_000))))).toBe('\\"'.repeat(100_000)))
