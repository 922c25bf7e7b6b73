import { isRecord, type SearchRecord } from '../index/record.ts'
import { geoFilter } from '../ranking/geo.ts'
import { Refusal } from '../settings/refusal.ts'
import { readRule } from '../settings/read-rule.ts'
import { readSynonym } from '../settings/synonyms.ts'
import type { Engine } from '../store/engine.ts'
import type { RecordChange } from '../store/operation.ts'
import { isBody, jsonOf, paramsOf, type Body } from './request.ts'

/** Changes of one request. */
const MOST_CHANGES = 10_000

/** An answer comes when the change can be searched, so that every task is done when it is named. */
let lastTask = 0
export const task = (engine: Engine, name: 'updatedAt' | 'createdAt' | 'deletedAt' = 'updatedAt') => ({
  taskID: ++lastTask,
  [name]: new Date(engine.now()).toISOString(),
})
/** Any task that was ever named is done. */
export const isTask = (id: number): boolean => Number.isInteger(id) && id >= 0

const newId = () => crypto.randomUUID()

/**
 * Reads the requests of a batch; `clear` and `delete` of a whole index are handled separately from changes of records.
 */
function changesOf(requests: unknown): { changes: (RecordChange | 'clear' | 'delete')[]; objectIDs: string[] } {
  if (!Array.isArray(requests)) throw new Refusal('Expecting "requests" to be a list')
  if (requests.length > MOST_CHANGES) throw new Refusal(`Too many requests in one batch, at most ${MOST_CHANGES}`, 413)
  const objectIDs: string[] = []
  const changes = requests.map((request): RecordChange | 'clear' | 'delete' => {
    const { action, body } = isBody(request) ? request : ({} as Body)
    if (action === 'clear' || action === 'delete') return action
    if (!isBody(body)) throw new Refusal('Every request of a batch needs an action and a body')
    const objectID = body['objectID'] === undefined && action === 'addObject' ? newId() : String(body['objectID'] ?? '')
    const record = { ...body, objectID } as SearchRecord
    if (!isRecord(record) || objectID === '') throw new Refusal('Every record needs an objectID')
    objectIDs.push(objectID)
    if (action === 'addObject' || action === 'updateObject') return { action: 'save', record }
    if (action === 'partialUpdateObject' || action === 'partialUpdateObjectNoCreate')
      return { action: 'partial', record, create: action === 'partialUpdateObject' }
    if (action === 'deleteObject') return { action: 'delete', objectID }
    throw new Refusal(`Unknown action "${String(action)}"`)
  })
  return { changes, objectIDs }
}

/** Changes of one index in their order, as one change where possible. */
export async function batch(engine: Engine, name: string, { requests }: Body) {
  const { changes, objectIDs } = changesOf(requests)
  const index = engine.index(name)
  let waiting: RecordChange[] = []
  for (const change of changes) {
    if (typeof change === 'object') {
      waiting.push(change)
      continue
    }
    await index.change(waiting)
    waiting = []
    await (change === 'clear' ? index.clearObjects() : index.deleteIndex())
  }
  if (waiting.length > 0 || changes.length === 0) await index.change(waiting)
  return { ...task(engine), objectIDs }
}

/** The same for several indexes; each has a task of its own. */
export async function batchMany(engine: Engine, { requests }: Body) {
  if (
    !Array.isArray(requests) ||
    !requests.every((each): each is Body => isBody(each) && typeof each['indexName'] === 'string')
  )
    throw new Refusal('Every request needs an indexName')
  const taskID: Record<string, number> = {}
  const objectIDs: string[] = []
  for (const name of new Set(requests.map(({ indexName }) => indexName as string))) {
    const done = await batch(engine, name, { requests: requests.filter(({ indexName }) => indexName === name) })
    taskID[name] = done.taskID
    objectIDs.push(...done.objectIDs)
  }
  return { taskID, objectIDs }
}

/** Saves a record under the given id, else under its own; without either it gets a new one. */
export async function saveOne(
  engine: Engine,
  name: string,
  body: Body,
  objectID = String(body['objectID'] ?? newId()),
) {
  await engine.index(name).saveObjects([{ ...body, objectID } as SearchRecord])
  return { ...task(engine), objectID }
}

/** Changes some attributes; `create` makes the record where there is none. */
export async function updateOne(engine: Engine, name: string, objectID: string, body: Body, create: boolean) {
  await engine.index(name).partialUpdateObjects([{ ...body, objectID } as SearchRecord], create)
  return { ...task(engine), objectID }
}

/** Deleting a missing record succeeds. */
export async function deleteOne(engine: Engine, name: string, objectID: string) {
  await engine.index(name).deleteObjects([objectID])
  return task(engine, 'deletedAt')
}

/**
 * Deletes what meets filters or is at a place; without either, or with a query, it is a Refusal, as it would delete
 * more than was meant.
 */
export async function deleteBy(engine: Engine, name: string, body: Body) {
  const { search } = paramsOf(body)
  const { filters, facetFilters, numericFilters, tagFilters, query } = search
  const isBounded =
    [filters, facetFilters, numericFilters, tagFilters].some((each) => each && each.length > 0) || geoFilter(search)
  if (!isBounded || query) throw new Refusal('DeleteBy endpoint only supports filters, and needs one')
  await engine.index(name).deleteBy(search)
  return task(engine, 'deletedAt')
}

/** Copies or moves an index, or only parts of it. */
export async function operate(engine: Engine, name: string, { operation, destination, scope }: Body) {
  if ((operation !== 'copy' && operation !== 'move') || typeof destination !== 'string' || destination === '')
    throw new Refusal('Expecting "operation" to be copy or move, and a "destination"')
  const parts = (Array.isArray(scope) ? scope : []) as ('records' | 'settings' | 'synonyms' | 'rules')[]
  engine.existing(name)
  await engine.write({ index: name, kind: operation, to: destination, ...(parts.length > 0 ? { scope: parts } : {}) })
  return task(engine)
}

type StoredKind = 'synonyms' | 'rules'

/** Saves synonyms or rules; the list is the body itself. */
export async function saveMany(
  engine: Engine,
  name: string,
  kind: StoredKind,
  bodyText: string,
  { forward, replace }: { forward: boolean; replace: boolean },
) {
  const list = jsonOf(bodyText)
  if (!Array.isArray(list) || list.length > 20_000) throw new Refusal(`Expecting a list of ${kind}`)
  if (kind === 'synonyms') await engine.index(name).saveSynonyms(list, { forward, replace })
  else await engine.index(name).saveRules(list, { forward, replace })
  return task(engine)
}

/** Saves one synonym or rule under its id. */
export async function saveStored(
  engine: Engine,
  name: string,
  kind: StoredKind,
  id: string,
  body: Body,
  forward: boolean,
) {
  const given = { ...body, objectID: id }
  if (kind === 'synonyms')
    await engine.write({ index: name, kind, save: [readSynonym(given)], remove: [], replace: false, forward })
  else await engine.write({ index: name, kind, save: [readRule(given)], remove: [], replace: false, forward })
  return { ...task(engine), id }
}

/** Removes one; without an id all of them. */
export async function removeStored(
  engine: Engine,
  name: string,
  kind: StoredKind,
  id: string | undefined,
  forward: boolean,
) {
  await engine.write({
    index: name,
    kind,
    save: [],
    remove: id === undefined ? [] : [id],
    replace: id === undefined,
    forward,
  })
  return task(engine, id === undefined ? 'updatedAt' : 'deletedAt')
}

/** Those whose words contain the query; of rules also by context. */
export function searchStored(engine: Engine, name: string, kind: StoredKind, body: Body) {
  const { query = '', page = 0, hitsPerPage = 100, type, context } = body
  const all: { objectID: string; type?: string }[] = [...engine.existing(name)[kind].values()]
  const types = typeof type === 'string' && type !== '' ? type.toLowerCase().split(',') : undefined
  const found = all.filter(
    (each) =>
      JSON.stringify(each).toLowerCase().includes(String(query).toLowerCase()) &&
      (!types || types.includes(each.type ?? '')) &&
      (!context || JSON.stringify(each).includes(`"context":${JSON.stringify(context)}`)),
  )
  const size = Math.max(1, Math.min(1000, Number(hitsPerPage) || 100))
  const from = Math.max(0, Number(page) || 0) * size
  return {
    hits: found.slice(from, from + size),
    nbHits: found.length,
    page: Number(page) || 0,
    nbPages: Math.ceil(found.length / size),
  }
}

/** One of them; a Refusal with 404 where there is none. */
export function storedOf(engine: Engine, name: string, kind: StoredKind, id: string) {
  const found = engine.existing(name)[kind].get(id)
  if (!found) throw new Refusal(`${kind === 'rules' ? 'Rule' : 'Synonym set'} ${id} does not exist`, 404)
  return found
}
