import type { Json, SearchRecord } from '../index/record.ts'

type JsonObject = { [key: string]: Json | undefined }

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record as clients may see it: without the hidden paths (`unretrievableAttributes`). */
export const visible = (record: SearchRecord, hidden: readonly string[] = []): SearchRecord =>
  hidden.reduce((left, path) => (path === 'objectID' ? left : (without(left, path.split('.')) as SearchRecord)), record)

function without(value: Json | undefined, [name, ...rest]: string[]): Json | undefined {
  if (Array.isArray(value)) return value.map((each) => without(each, [name!, ...rest]) ?? null)
  if (!isObject(value) || !Object.hasOwn(value, name!)) return value
  const { [name!]: inner, ...others } = value
  return (rest.length === 0 ? others : { ...others, [name!]: without(inner, rest) }) as Json
}
