import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createEngine } from '../../src/search-engine/index.ts'
import { SEARCH_API, searchApi } from '../../src/server/search/search-api.ts'
import { catalogue } from './catalogue.ts'
import { benchSettings } from './engines.ts'

/** The search endpoint over a generated catalogue, in a process of its own; sends its port to its parent. */
const engine = createEngine()
await engine.index('products').setSettings(benchSettings)
await engine.index('products').saveObjects([...catalogue(Number(process.argv[2]))])
const api = searchApi(async () => engine, {})
const server = http.createServer(
  (request, response) => void api(request, response, new URL(request.url ?? '/', 'http://bench')),
)
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}${SEARCH_API}`),
)
