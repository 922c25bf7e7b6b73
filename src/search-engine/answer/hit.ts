import type { Json, SearchRecord } from '../index/record.ts'
import type { SearchParams } from '../settings/params.ts'
import { isObject, visible } from './visible.ts'
import type { Highlighted, Highlighter, Marks } from './highlighter.ts'

/** A record as an answer has it, with `_highlightResult` and the like beside its attributes. */
export type Hit = { objectID: string; [name: string]: unknown }

/** The default number of words in a snippet; as in Algolia. */
const SNIPPET_WORDS = 10

export type HitOptions = {
  retrieve: string[]
  unretrievable: string[]
  highlight: string[]
  snippet: { path: string; words: number }[]
  marks: Marks
  ellipsis: string
  restrictArrays: boolean
}

/** The parts of a hit that the parameters request, with the defaults of the protocol. */
export function hitOptions(
  params: SearchParams,
  searchable: readonly string[] | undefined,
  unretrievable: string[] = [],
): HitOptions {
  return {
    retrieve: once(params.attributesToRetrieve ?? ['*']),
    unretrievable,
    highlight: once(params.attributesToHighlight ?? searchable ?? ['*']),
    snippet: once(params.attributesToSnippet ?? []).map((entry) => {
      const [, path, words] = /^(.*?)(?::(\d+))?$/.exec(entry)!
      return { path: path!, words: Number(words ?? SNIPPET_WORDS) }
    }),
    marks: { pre: params.highlightPreTag ?? '<em>', post: params.highlightPostTag ?? '</em>' },
    ellipsis: params.snippetEllipsisText ?? '…',
    restrictArrays: params.restrictHighlightAndSnippetArrays ?? false,
  }
}

const once = (paths: readonly string[]) => [...new Set(paths)]

/** The response data of a record: the attributes asked for, and where the words of the query are in it. */
export function hitOf(stored: SearchRecord, options: HitOptions, highlighter: Highlighter): Hit {
  const record = visible(stored, options.unretrievable)
  const hit: Hit = { ...retrieved(record, options), objectID: record.objectID }
  const shown = (leaf: (text: string) => Highlighted) => (path: string) =>
    mapped(valueAt(record, path), leaf, options.restrictArrays)
  const highlights = tree(
    record,
    options.highlight,
    shown((text) => highlighter.highlight(text, options.marks)),
  )
  if (highlights) hit['_highlightResult'] = highlights
  if (options.snippet.length === 0) return hit
  const wordsOf = new Map(options.snippet.map(({ path, words }) => [path, words]))
  const snippets = tree(
    record,
    options.snippet.map(({ path }) => path),
    (path) => {
      const words = wordsOf.get(path) ?? wordsOf.get('*') ?? SNIPPET_WORDS
      return shown((text) => highlighter.snippet(text, Math.max(1, words), options.ellipsis, options.marks))(path)
    },
  )
  if (snippets) hit['_snippetResult'] = snippets
  return hit
}

function retrieved(record: SearchRecord, { retrieve }: HitOptions): SearchRecord {
  if (retrieve.length === 1 && retrieve[0] === '*') return record
  const without = new Set(retrieve.filter((path) => path.startsWith('-')).map((path) => path.slice(1)))
  if (retrieve.includes('*') || (retrieve.length > 0 && retrieve.every((path) => path.startsWith('-')))) {
    return without.size === 0
      ? record
      : (Object.fromEntries(Object.entries(record).filter(([name]) => !without.has(name))) as SearchRecord)
  }
  const picked: { [key: string]: Json | undefined } = {}
  for (const path of retrieve) if (!without.has(path)) copyPath(record, picked, path.split('.'))
  return picked as SearchRecord
}

/** Copies the value at a path, with the objects and lists around it. */
function copyPath(
  from: { [key: string]: Json | undefined },
  to: { [key: string]: Json | undefined },
  [name, ...rest]: string[],
): void {
  if (name === undefined || !Object.hasOwn(from, name)) return
  const value = from[name]
  if (rest.length === 0) to[name] = value
  else if (Array.isArray(value)) {
    const list = (Array.isArray(to[name]) ? to[name] : value.map(() => ({}))) as Json[]
    to[name] = list
    for (const [i, each] of value.entries()) if (isObject(each) && isObject(list[i])) copyPath(each, list[i], rest)
  } else if (isObject(value)) {
    const inner = Object.hasOwn(to, name) && isObject(to[name]) ? to[name] : {}
    to[name] = inner
    copyPath(value, inner, rest)
  }
}

function valueAt(record: SearchRecord, path: string): Json | undefined {
  if (!path.includes('.')) return through(record, path)
  let value: Json | undefined = record
  for (const name of path.split('.')) value = through(value, name)
  return value
}
const through = (value: Json | undefined, name: string): Json | undefined =>
  Array.isArray(value)
    ? value.map((each) => through(each, name) ?? null)
    : isObject(value) && Object.hasOwn(value, name)
      ? value[name]
      : undefined

/** The same shape as the value, with the texts in it replaced. */
function mapped(value: Json | undefined, leaf: (text: string) => Highlighted, restrict: boolean): unknown {
  if (typeof value === 'string') return leaf(value)
  if (typeof value === 'number' || typeof value === 'boolean') return leaf(String(value))
  if (Array.isArray(value)) {
    const list = value.map((each) => mapped(each, leaf, restrict)).filter((each) => each !== undefined)
    return restrict && list.some(isMatch) ? list.filter(isMatch) : list
  }
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, each]) => entryOf(name, mapped(each, leaf, restrict))),
    )
  return undefined
}
const isMatch = (each: unknown) => (each as Highlighted).matchLevel !== 'none'
const entryOf = (name: string, made: unknown): [string, unknown][] => (made === undefined ? [] : [[name, made]])

/** Results by path, nested as the record is. `*` stands for every text and number of the record. */
function tree(
  record: SearchRecord,
  paths: readonly string[],
  make: (path: string) => unknown,
): Record<string, unknown> | undefined {
  if (paths.length === 0) return undefined
  const all = paths.includes('*')
    ? Object.keys(record).filter((name) => name !== 'objectID' && hasText(record[name]))
    : paths
  const result: Record<string, unknown> = {}
  for (const path of all) {
    const made = make(path)
    if (made === undefined) continue
    const names = path.split('.')
    const last = names.pop()!
    let at = result
    for (const name of names) at = (Object.hasOwn(at, name) ? at[name] : (at[name] = {})) as Record<string, unknown>
    at[last] = Array.isArray(made) && names.length > 0 && made.length === 0 ? [] : made
  }
  return result
}

const hasText = (value: Json | undefined): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  (typeof value === 'object' && value !== null && Object.values(value).some((each) => hasText(each)))
