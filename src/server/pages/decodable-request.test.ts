import { expect, test } from 'vitest'
import { decodableRequest } from './decodable-request.ts'

test.each([
  ['/en/caf%C3%A9?q=%zz', '/en/caf%C3%A9?q=%zz'],
  ['/%', '/%25'],
  ['/en/caf%C3%A9/%zz?q=1', '/en/caf%25C3%25A9/%25zz?q=1'],
])('%s is asked for as %s', (asked, as) =>
  expect(decodableRequest(new Request(`https://shop.test${asked}`)).url).toBe(`https://shop.test${as}`),
)

test('what is sent stays', async () => {
  const sent = decodableRequest(
    new Request('https://shop.test/%', { method: 'POST', body: 'a=1', headers: { x: 'y' } }),
  )
  expect([sent.method, sent.headers.get('x'), await sent.text()]).toEqual(['POST', 'y', 'a=1'])
})
