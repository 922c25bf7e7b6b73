import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchPicture } from './fetch-picture.ts'
import { LARGEST_PICTURE } from './picture-guard.ts'

let server: Server
let host = ''
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/picture') return response.end('bytes')
    if (request.url === '/moved') return response.writeHead(302, { location: '/picture' }).end()
    if (request.url === '/away') return response.writeHead(302, { location: 'http://elsewhere.example/x' }).end()
    if (request.url === '/inside') return response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    if (request.url === '/loop') return response.writeHead(302, { location: '/loop' }).end()
    if (request.url === '/large') return response.writeHead(200, { 'content-length': LARGEST_PICTURE + 1 }).end()
    if (request.url === '/stream') {
      const part = Buffer.alloc(1_000_000)
      const more = () => {
        while (!response.destroyed && response.write(part));
        if (!response.destroyed) response.once('drain', more)
      }
      response.on('error', () => {})
      return more()
    }
    return response.writeHead(404).end()
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  host = `localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

// The test's own server stands for one of the internet.
const fetching = (
  path: string,
  isPublic = (address: string): boolean => address === '127.0.0.1' || address === '::1',
) =>
  fetchPicture(`http://${host}${path}`, {
    hosts: new Set([host, '169.254.169.254']),
    isPublic,
    protocols: ['http:'],
  })

test.each([
  ['/picture', { bytes: Buffer.from('bytes') }],
  ['/moved', { bytes: Buffer.from('bytes') }],
  ['/away', { refused: 'host' }],
  ['/inside', { refused: 'private' }],
  ['/loop', { refused: 'failed' }],
  ['/large', { refused: 'tooLarge' }],
  ['/stream', { refused: 'tooLarge' }],
  ['/gone', { refused: 'failed' }],
])('%s', async (path, expected) => expect(await fetching(path)).toEqual(expected))

test('nothing is asked of an address that is not public, however its host is called', async () => {
  asked.length = 0
  expect(await fetching('/picture', () => false)).toEqual({ refused: 'private' })
  const hosts = new Set(['localhost', '127.0.0.1', '[::1]', '2130706433', 'localhost.example'])
  for (const url of ['https://localhost/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://2130706433/x'])
    expect(await fetchPicture(url, { hosts })).toEqual({ refused: 'private' })
  expect(asked).toEqual([])
})

test.each([
  ['http://cdn.example/x.jpg', 'address'],
  ['file:///etc/passwd', 'address'],
  ['https://me:secret@cdn.example/x.jpg', 'address'],
  ['no address', 'address'],
  ['https://other.example/x.jpg', 'host'],
  ['https://cdn.example:8443/x.jpg', 'host'],
])('%s is refused: %s', async (url, refused) =>
  expect(await fetchPicture(url, { hosts: new Set(['cdn.example']) })).toEqual({ refused }),
)
