import { expect, test } from 'vitest'
import { NONCE_HEADER } from '../http/page-policy.ts'
import { rendered } from './send-rendered.ts'

const how = { sites: { scripts: [], pictures: [], connections: [], frames: [] }, isLate: true }
const answer = (headers: HeadersInit = {}) =>
  new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
const page = (title: string, content: string) =>
  `<html lang="en-CA"><head><title>${title}</title><link rel="preload" href="/font.woff2" nonce="n1"/></head><body>${content}` +
  '<link rel="modulepreload" href="/a.js" nonce="n1"/><script nonce="n1">streamController.enqueue("[\\"a\\"]")</script>' +
  '<script nonce="n1" type="module" async>import "/a.js"</script></body></html>'

test('content is sent as it was rendered, and no mark of the rendering', async () => {
  const content = '<main>It’s "$&" <script>alert(1)</script> \0 <link rel="modulepreload"></main>'
  const { body, headers } = await rendered(
    { answer: answer({ [NONCE_HEADER]: 'n1' }), page: { html: page('\0 $& a', content), late: ['form'] } },
    how,
  )
  const html = String(body)
  expect(html.split(content)).toHaveLength(2)
  expect(
    html.startsWith(
      '<!DOCTYPE html><html data-parts="form" lang="en-CA"><head><title>\0 $& a</title><link rel="preload" href="/font.woff2"/></head><body>',
    ),
  ).toBe(true)
  expect(html).not.toContain('n1')
  expect(html).toContain(`<link rel="late" href="/a.js"/><script>streamController.enqueue('["a"]')</script>`)
  expect(headers['content-security-policy']?.match(/'sha256-/g)).toHaveLength(3)
  expect(headers).not.toHaveProperty(NONCE_HEADER)
})

test('the quality of a picture is asked for as it is, and words stay as they were written', async () => {
  const content = '<main><img src="/media/a.png?w=200&amp;q=65" alt="Tea &amp;amp;q= &amp; toast"></main>'
  const { body } = await rendered(
    { answer: answer({ [NONCE_HEADER]: 'n1' }), page: { html: page('a', content), late: [] } },
    how,
  )
  expect(String(body)).toContain('<img src="/media/a.png?w=200&q=65" alt="Tea &amp;amp;q= &amp; toast">')
})

test('a page that was not rendered here is read from its answer', async () => {
  const { body, status } = await rendered({ answer: new Response('Gone', { status: 410 }), page: undefined }, how)
  expect([status, String(body)]).toEqual([410, 'Gone'])
})
