import type { Json } from '../index/record.ts'
import type { Schema } from '../index/segment-data.ts'
import { kindsOfSettings, paramKinds, readParams, type SearchParams } from './params.ts'

/** Settings of an index, by their names in the Algolia protocol. */
export type Settings = Omit<SearchParams, 'query' | 'page' | 'offset' | 'length'> & {
  /**
   * In the order of their importance; several of equal weight are separated by commas in one text. Undefined: every
   * text.
   */
  searchableAttributes?: string[]
  attributesForFaceting?: string[]
  unretrievableAttributes?: string[]
  numericAttributesForFiltering?: string[]
  attributeForDistinct?: string
  replicas?: string[]
  indexLanguages?: string[]
  paginationLimitedTo?: number
  userData?: Json
  /** Ours: weights of searchable attributes, where the order is not enough. */
  attributeWeights?: Record<string, number>
}

const { text, whole, texts, object } = kindsOfSettings
const own = {
  searchableAttributes: texts,
  attributesForFaceting: texts,
  unretrievableAttributes: texts,
  numericAttributesForFiltering: texts,
  attributeForDistinct: text,
  replicas: texts,
  indexLanguages: texts,
  paginationLimitedTo: whole,
  userData: (value: unknown) => value,
  attributeWeights: object,
}
/** Old names that clients still send. */
const renamed = new Map([
  ['attributesToIndex', 'searchableAttributes'],
  ['numericAttributesToIndex', 'numericAttributesForFiltering'],
  ['slaves', 'replicas'],
])

/** Reads settings of a request; null takes a setting back to its default. */
export function readSettings(given: Record<string, unknown>): { set: Settings; unset: string[] } {
  const named = Object.fromEntries(Object.entries(given).map(([name, value]) => [renamed.get(name) ?? name, value]))
  return {
    set: readParams<Settings>(named, { ...paramKinds, ...own }),
    unset: Object.keys(named).filter((name) => named[name] === null),
  }
}

/** The settings after a request; an unset setting is the default again. */
export const changedSettings = (settings: Settings, { set, unset }: { set: Settings; unset: string[] }): Settings =>
  Object.fromEntries(Object.entries({ ...settings, ...set }).filter(([name]) => !unset.includes(name)))

/** `unordered(title)` → `title`; `filterOnly`, `searchable`, `afterDistinct` and `ordered` likewise. */
export const bareName = (name: string): string => taken(name).bare

/** `unordered(title)` → `[unordered]`, the outermost first. */
export const modifiersOf = (name: string): string[] => taken(name).modifiers

function taken(name: string): { bare: string; modifiers: string[] } {
  let bare = name.trim()
  const modifiers: string[] = []
  // No real filter nests deeper.
  while (modifiers.length < 5) {
    const [, modifier, inner] = /^(\w+)\((.*)\)$/.exec(bare) ?? []
    if (modifier === undefined || inner === undefined) break
    modifiers.push(modifier)
    bare = inner.trim()
  }
  return { bare, modifiers }
}

export type SearchableAttribute = { name: string; rank: number; isOrdered: boolean }

const readSearchable = new WeakMap<Settings, SearchableAttribute[]>()

/** Searchable attributes with their rank from 0; those of one text share it. Settings are never changed in place. */
export function searchableOf(settings: Settings): SearchableAttribute[] | undefined {
  if (!settings.searchableAttributes?.length) return undefined
  let read = readSearchable.get(settings)
  if (!read)
    readSearchable.set(
      settings,
      (read = settings.searchableAttributes.flatMap((entry, rank) =>
        splitOutside(entry).map((each) => ({
          name: bareName(each),
          rank,
          isOrdered: !modifiersOf(each).includes('unordered'),
        })),
      )),
    )
  return read
}

const splitOutside = (entry: string): string[] =>
  entry
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** The languages of queries, else of the index, else English. */
export const languagesOf = (settings: Settings): string[] =>
  settings.queryLanguages ?? settings.indexLanguages ?? ['en']

/** The attributes to index for an index and its replicas. */
export function schemaOf(settings: Settings, replicas: readonly Settings[] = []): Schema {
  const all = [settings, ...replicas]
  const searchable = all.map(searchableOf)
  const facets = all.flatMap((each) => [
    ...(each.attributesForFaceting ?? []).map(bareName),
    ...(each.attributeForDistinct ? [each.attributeForDistinct] : []),
  ])
  const numbers =
    settings.numericAttributesForFiltering &&
    all
      .flatMap((each) => [
        ...(each.numericAttributesForFiltering ?? []),
        ...[...(each.customRanking ?? []), ...(each.ranking ?? [])].map(bareName),
        ...(each.attributesForFaceting ?? []).map(bareName),
      ])
      .map(bareName)
  return {
    ...(searchable.every((each) => each !== undefined)
      ? { searchable: [...new Set(searchable.flatMap((each) => each.map(({ name }) => name)))] }
      : {}),
    facets: [...new Set(['_tags', ...facets])],
    ...(numbers ? { numbers: [...new Set(numbers.map((each) => each.replace(/^equalOnly\((.*)\)$/, '$1')))] } : {}),
    languages: languagesOf(settings),
    ...(settings.customRanking?.length ? { order: settings.customRanking } : {}),
  }
}

/** Whether a segment built for one schema serves the other. */
export const sameSchema = (a: Schema, b: Schema): boolean => JSON.stringify(a) === JSON.stringify(b)
