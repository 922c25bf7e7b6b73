import { isDeepStrictEqual } from 'node:util'
import type { FieldHook, SanitizedConfig } from 'payload'
import { isEmpty } from '../domain/field-rule.ts'
import { locales, type Locale } from '../domain/locale.ts'
import { isPlainObject, type PlainObject } from '../domain/plain-object.ts'

type Row = PlainObject
type Part = {
  type?: string
  hooks?: { beforeChange?: FieldHook[] }
  fields?: Part[]
  tabs?: Part[]
  blocks?: Part[]
}

/**
 * Gives a row that an editor duplicates the words of both languages. A form has those of one, so that the copy of a
 * slice would be missing from the page in the other.
 */
export function withCopiedWords(config: SanitizedConfig): SanitizedConfig {
  for (const part of [...config.collections, ...config.globals]) copying(part as Part)
  return config
}

function copying(part: Part): void {
  if (part.type === 'array' || part.type === 'blocks')
    part.hooks = { ...part.hooks, beforeChange: [...(part.hooks?.beforeChange ?? []), copyWords] }
  for (const inner of [part.fields, part.tabs, part.blocks]) for (const each of inner ?? []) copying(each)
}

/** Payload reads what a row has in other languages from the stored row of its id: the copy’s is put beside them. */
const copyWords: FieldHook = ({ value, field, req, siblingDocWithLocales }) => {
  const [name, own] = [field.name, locales.find((each) => each === req.locale)]
  const stored: unknown = name && siblingDocWithLocales?.[name]
  if (!name || !own || !siblingDocWithLocales || !isRows(value) || !isRows(stored)) return
  const copies = storedCopies(value, stored, own)
  if (copies.length > 0) siblingDocWithLocales[name] = [...stored, ...copies]
}

/**
 * The stored row that each new row is a copy of, by the new row’s ids: of one that equals it in all but ids. Rows
 * without a text are alike by chance.
 * @param rows those of the form, in one language
 * @param stored those that were saved, in both
 * @param own the language of the form
 */
export function storedCopies(rows: readonly Row[], stored: readonly Row[], own: Locale): Row[] {
  const known = new Map(stored.map((row) => [row.id, row]))
  return rows.flatMap((row) => {
    if (row.id === undefined || known.has(row.id)) return []
    const copy = written(row)
    const original = rows.find((each) => known.has(each.id) && isDeepStrictEqual(written(each), copy))
    const source = original && known.get(original.id)
    return source && hasText(source, own) ? [renamed(source, new Map(idsOf(original, row)))] : []
  })
}

const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isPlainObject)

/** A part of a row with each of its objects changed, from the inside out. */
function changed(value: unknown, change: (row: Row) => Row): unknown {
  if (Array.isArray(value)) return value.map((each) => changed(each, change))
  return isPlainObject(value) ? changedRow(value, change) : value
}
const changedRow = (row: Row, change: (row: Row) => Row): Row =>
  change(Object.fromEntries(Object.entries(row).map(([key, value]) => [key, changed(value, change)])))

/** What two rows are compared by: Payload fills in what is empty, of those it knows already. */
const written = (row: Row): Row =>
  changedRow(row, ({ id: _, ...rest }) => Object.fromEntries(Object.entries(rest).filter(([, each]) => !isEmpty(each))))
const renamed = (row: Row, names: ReadonlyMap<unknown, unknown>): Row =>
  changedRow(row, (each) => (names.has(each.id) ? { ...each, id: names.get(each.id) } : each))

/** The ids of a row and of those in it, each with that of the same place in its copy. */
function idsOf(original: Row, copy: Row): [unknown, unknown][] {
  const inside = Object.entries(original).flatMap(([key, value]) => {
    const other = copy[key]
    return isRows(value) && isRows(other) ? value.flatMap((each, at) => idsOf(each, other[at] ?? {})) : []
  })
  return [[original.id, copy.id], ...inside]
}

/** Whether a part of a stored row has a text in a language. */
const hasText = (value: unknown, locale: Locale): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, each]) => (key === locale && Boolean(each)) || hasText(each, locale))
