import { Refusal } from '../settings/refusal.ts'
import type { Engine } from '../store/engine.ts'
import { requireRole, type Keys, type ApiKeyRole } from './access.ts'
import { readEvents, type SearchEvent } from './events.ts'
import { recommendMany, type Recommend } from './recommend-route.ts'
import { bodyOf, type ProtocolAnswer, type ProtocolRequest } from './request.ts'
import * as searches from './search-routes.ts'
import * as writes from './write-routes.ts'

export type ProtocolOptions = {
  keys: Keys
  onEvents?(events: SearchEvent[]): void | Promise<void>
  onSearch?: searches.RecordSearch
  /** Understands the queries of an index, for clients that do not switch rules off. */
  readQueries?: searches.Beside['read']
  /** Recommends records; without it nothing is. */
  recommend?: Recommend
}

type Call = { engine: Engine; parts: string[]; request: ProtocolRequest; options: ProtocolOptions }
type Route = { name: string; method: string; pattern: RegExp; role: ApiKeyRole; answer(call: Call): unknown }

const route = (method: string, path: string, role: ApiKeyRole, answer: Route['answer']): Route => ({
  name: `${method} ${path.replaceAll('\\', '')}`,
  method,
  pattern: new RegExp(`^/1/${path.replaceAll('{}', '([^/]+)')}/?$`),
  role,
  answer,
})

const beside = ({ onSearch, readQueries }: ProtocolOptions): searches.Beside => ({
  record: onSearch,
  read: readQueries,
})
const body = ({ request }: Call) => bodyOf(request.bodyText)
const flag = ({ request }: Call, name: string) => request.query.get(name) === 'true'
const forward = (call: Call) => flag(call, 'forwardToReplicas')
/** Parameters in the address, but for the credentials. */
const fromQuery = ({ request }: Call) =>
  Object.fromEntries([...request.query].filter(([name]) => !name.startsWith('x-algolia-')))
const list = (text: string | null) => (text ? text.split(',') : undefined)

/** The first that fits answers; `*` is not an index name. */
const routes: readonly Route[] = [
  route('GET', 'isalive', 'search', () => ({ message: 'server is alive' })),
  route('POST', 'indexes/\\*/queries', 'search', ({ engine, request, options }) =>
    searches.searchMany(engine, request.bodyText, beside(options)),
  ),
  route('POST', 'indexes/\\*/recommendations', 'search', ({ engine, request, options }) =>
    recommendMany(engine, request.bodyText, options.recommend ?? (async () => undefined)),
  ),
  route('POST', 'indexes/\\*/objects', 'search', (call) => searches.getObjects(call.engine, body(call))),
  route('POST', 'indexes/\\*/batch', 'admin', (call) => writes.batchMany(call.engine, body(call))),
  route('POST', 'events', 'search', async (call) => {
    await call.options.onEvents?.(readEvents(body(call)))
    return { status: 200, message: 'OK' }
  }),
  route('GET', 'indexes', 'admin', ({ engine }) => ({
    items: [...engine.live.values()].map(({ name, segments, replicas, primary }) => ({
      name,
      entries: segments.count,
      dataSize: 0,
      fileSize: 0,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
      createdAt: '',
      updatedAt: '',
      ...(primary ? { primary: primary.name } : {}),
      ...(replicas.length > 0 ? { replicas: replicas.map((each) => each.name) } : {}),
    })),
    nbPages: 1,
  })),
  route('POST', 'indexes/{}/query', 'search', (call) =>
    searches.searchIndex(call.engine, call.parts[0]!, body(call), beside(call.options)),
  ),
  route('POST', 'indexes/{}/queries', 'search', (call) =>
    searches.searchMany(call.engine, call.request.bodyText, beside(call.options)),
  ),
  route('GET', 'indexes/{}', 'search', (call) =>
    searches.searchIndex(call.engine, call.parts[0]!, fromQuery(call), beside(call.options)),
  ),
  route('POST', 'indexes/{}/facets/{}/query', 'search', (call) =>
    searches.searchFacet(call.engine, call.parts[0]!, call.parts[1]!, body(call), beside(call.options)),
  ),
  route('POST', 'indexes/{}/browse', 'admin', (call) => searches.browse(call.engine, call.parts[0]!, body(call))),
  route('GET', 'indexes/{}/browse', 'admin', (call) => searches.browse(call.engine, call.parts[0]!, fromQuery(call))),
  route('GET', 'indexes/{}/settings', 'admin', ({ engine, parts: [name] }) => ({
    ...engine.existing(name!).settings,
    ...(engine.existing(name!).primary ? { primary: engine.existing(name!).primary?.name } : {}),
  })),
  route('PUT', 'indexes/{}/settings', 'admin', async (call) => {
    await call.engine.index(call.parts[0]!).setSettings(body(call), forward(call))
    return writes.task(call.engine)
  }),
  route('GET', 'indexes/{}/task/{}', 'search', ({ parts }) => ({
    status: writes.isTask(Number(parts[1])) ? 'published' : 'notPublished',
    pendingTask: false,
  })),
  route('POST', 'indexes/{}/batch', 'admin', (call) => writes.batch(call.engine, call.parts[0]!, body(call))),
  route('POST', 'indexes/{}/deleteByQuery', 'admin', (call) =>
    writes.deleteBy(call.engine, call.parts[0]!, body(call)),
  ),
  route('POST', 'indexes/{}/operation', 'admin', (call) => writes.operate(call.engine, call.parts[0]!, body(call))),
  route('POST', 'indexes/{}/clear', 'admin', async ({ engine, parts: [name] }) => {
    await engine.index(name!).clearObjects()
    return writes.task(engine)
  }),
  ...(['synonyms', 'rules'] as const).flatMap((kind) => [
    route('POST', `indexes/{}/${kind}/search`, 'admin', (call) =>
      writes.searchStored(call.engine, call.parts[0]!, kind, body(call)),
    ),
    route('POST', `indexes/{}/${kind}/batch`, 'admin', (call) =>
      writes.saveMany(call.engine, call.parts[0]!, kind, call.request.bodyText, {
        forward: forward(call),
        replace: flag(call, kind === 'rules' ? 'clearExistingRules' : 'replaceExistingSynonyms'),
      }),
    ),
    route('POST', `indexes/{}/${kind}/clear`, 'admin', (call) =>
      writes.removeStored(call.engine, call.parts[0]!, kind, undefined, forward(call)),
    ),
    route('GET', `indexes/{}/${kind}/{}`, 'admin', ({ engine, parts }) =>
      writes.storedOf(engine, parts[0]!, kind, parts[1]!),
    ),
    route('PUT', `indexes/{}/${kind}/{}`, 'admin', (call) =>
      writes.saveStored(call.engine, call.parts[0]!, kind, call.parts[1]!, body(call), forward(call)),
    ),
    route('DELETE', `indexes/{}/${kind}/{}`, 'admin', (call) =>
      writes.removeStored(call.engine, call.parts[0]!, kind, call.parts[1]!, forward(call)),
    ),
  ]),
  route('POST', 'indexes/{}/{}/partial', 'admin', (call) =>
    writes.updateOne(
      call.engine,
      call.parts[0]!,
      call.parts[1]!,
      body(call),
      call.request.query.get('createIfNotExists') !== 'false',
    ),
  ),
  route('POST', 'indexes/{}', 'admin', (call) => writes.saveOne(call.engine, call.parts[0]!, body(call))),
  route('DELETE', 'indexes/{}', 'admin', async ({ engine, parts: [name] }) => {
    await engine.index(name!).deleteIndex()
    return writes.task(engine, 'deletedAt')
  }),
  route('GET', 'indexes/{}/{}', 'search', ({ engine, parts, request }) =>
    searches.getObject(engine, parts[0]!, parts[1]!, list(request.query.get('attributesToRetrieve'))),
  ),
  route('PUT', 'indexes/{}/{}', 'admin', (call) =>
    writes.saveOne(call.engine, call.parts[0]!, body(call), call.parts[1]!),
  ),
  route('DELETE', 'indexes/{}/{}', 'admin', ({ engine, parts }) => writes.deleteOne(engine, parts[0]!, parts[1]!)),
]

/** Every address, such as `POST indexes/{}/query`; their permissions are listed in access-matrix.test.ts. */
export const protocolRoutes: readonly string[] = routes.map(({ name }) => name)

/** Answers a request of the Algolia protocol. Never throws for what a caller sends. */
export async function handleProtocol(
  engine: Engine,
  request: ProtocolRequest,
  options: ProtocolOptions,
): Promise<ProtocolAnswer> {
  try {
    return { status: 200, body: await answer(engine, request, options) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: error.status, body: { message: error.message, status: error.status } }
  }
}

function answer(engine: Engine, request: ProtocolRequest, options: ProtocolOptions): unknown {
  const fitting = routes.filter(({ pattern }) => pattern.test(request.path))
  if (fitting.length === 0) throw new Refusal('Path not found', 404)
  const found = fitting.find(({ method }) => method === request.method)
  if (!found) throw new Refusal('Method not allowed', 405)
  requireRole(request, found.role, options.keys)
  return found.answer({ engine, parts: found.pattern.exec(request.path)!.slice(1).map(decoded), request, options })
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new Refusal('Invalid path')
  }
}
