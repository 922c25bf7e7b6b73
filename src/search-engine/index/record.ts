export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }

/** A stored record. All fields besides the id are up to the caller. */
export type SearchRecord = { objectID: string; [attribute: string]: Json | undefined }

/** Records deeper than this are refused on input, so that no traversal needs to check the depth. */
export const DEEPEST_RECORD = 20

/** The value at a path such as `tags.name`; lists on the way are walked through. */
export function valuesAt(value: Json | undefined, path: string): Json[] {
  if (!path.includes('.'))
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? listOf(own(value, path))
      : walk(value, [path], 0)
  if (value !== null && typeof value === 'object' && !Array.isArray(value) && Object.hasOwn(value, path))
    return listOf(value[path])
  return walk(value, path.split('.'), 0)
}

const own = (value: { [key: string]: Json | undefined }, key: string) =>
  Object.hasOwn(value, key) ? value[key] : undefined
const listOf = (value: Json | undefined): Json[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.flatMap(listOf) : [value]

function walk(value: Json | undefined, path: string[], at: number): Json[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((each) => walk(each, path, at))
  if (at === path.length) return [value]
  return typeof value === 'object' ? walk(own(value, path[at]!), path, at + 1) : []
}

/** Calls `leaf` for every text, number and boolean with its path, except `objectID`. */
export function eachLeaf(record: SearchRecord, leaf: (path: string, value: string | number | boolean) => void): void {
  const visit = (value: Json | undefined, path: string): void => {
    if (value === null || value === undefined) return
    if (Array.isArray(value)) for (const each of value) visit(each, path)
    else if (typeof value === 'object')
      for (const key of Object.keys(value)) visit(value[key], path ? `${path}.${key}` : key)
    else if (path !== 'objectID') leaf(path, value)
  }
  visit(record, '')
}

/** Texts at a path, for searching: an object there gives all the texts inside it. */
export function textsAt(record: SearchRecord, path: string): string[] {
  const texts: string[] = []
  const collect = (value: Json | undefined): void => {
    if (typeof value === 'string') texts.push(value)
    else if (typeof value === 'number') texts.push(String(value))
    else if (Array.isArray(value)) for (const each of value) collect(each)
    else if (value !== null && typeof value === 'object') for (const each of Object.values(value)) collect(each)
  }
  for (const value of valuesAt(record, path)) collect(value)
  return texts
}

/** An object with an `objectID`. */
export function isRecord(value: unknown): value is SearchRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    typeof (value as SearchRecord).objectID === 'string'
  )
}

/** Levels of lists and objects; counting stops one beyond the limit, so that no depth is dangerous. */
export function depthOf(value: unknown, limit = DEEPEST_RECORD): number {
  if (typeof value !== 'object' || value === null) return 0
  if (limit === 0) return 1
  let deepest = 0
  for (const each of Object.values(value)) deepest = Math.max(deepest, depthOf(each, limit - 1))
  return deepest + 1
}
