import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test.each(['all', 'shop', 'admin'] as const)('a process with ROLE=%s says where it is open', async (ROLE) => {
  const said: string[] = []
  const server = http.createServer()
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    SITE_URL: 'https://x.ca',
    siteUrl: 'https://x.ca',
  } as const
  listen(server, { ...settings, PORT: 0, ROLE }, (sentence) => said.push(sentence))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  const rest = {
    all: 'Editors: https://x.ca/admin',
    shop: `ROLE=shop, port ${port}`,
    admin: `ROLE=admin, port ${port}`,
  }
  expect(said).toEqual([`Portage is open: https://x.ca   ${rest[ROLE]}`])
})
