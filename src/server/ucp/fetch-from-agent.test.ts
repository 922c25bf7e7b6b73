import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fetchFromAgent, mayFetch } from './fetch-from-agent.ts'

test.each([
  ['https://agent.example/profile', true, true],
  ['https://agent.example:8443/profile', true, false],
  ['http://agent.example/profile', true, false],
  ['http://localhost:8285/profile', false, true],
  ['https://user:word@agent.example/', true, false],
  ['https://10.0.0.7/profile', true, false],
  ['https://[::1]/profile', true, false],
  ['file:///etc/passwd', false, false],
])('%s, strictly %s: %s', (url, isStrict, may) => expect(mayFetch(new URL(url), isStrict)).toBe(may))

test('an answer is read; a redirect, a private address and one that is too long are refused', async () => {
  const server = http.createServer(({ url }, response) => {
    if (url === '/moved') return void response.writeHead(302, { location: '/' }).end()
    response.end(url === '/long' ? 'x'.repeat(300_000) : '{}')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (path: string, isStrict = false) =>
    fetchFromAgent(new URL(`http://localhost:${port}${path}`), { isStrict })
  try {
    expect(await ask('/')).toEqual({ status: 200, text: '{}' })
    expect(await ask('/moved')).toEqual({ status: 302, text: '' })
    expect(await ask('/long')).toBeUndefined()
    expect(await ask('/', true)).toBeUndefined()
    expect(await fetchFromAgent(new URL(`https://localhost/`), { isStrict: true })).toBeUndefined()
  } finally {
    server.close()
  }
})
