import { sizeText } from '../src/domain/catalog/size-text.ts'
import { readYaml } from './read.ts'

type Both<T = string> = { en: T; fr: T }
type Rule = { gender?: string[]; categories?: string[]; activities?: string[] }
type Node = {
  en: [string, string]
  fr: [string, string]
  rule?: Rule
  google?: number
  children?: Record<string, Node>
}

export type SeedCategory = { key: string; parent?: string; name: Both; slug: Both; rule?: Rule; google?: number }
export type Size = { key: string; name: Both }

/** The category tree as a list, parents before their children. */
export function readCategories(): SeedCategory[] {
  const flat = (tree: Record<string, Node>, parent?: string): SeedCategory[] =>
    Object.entries(tree).flatMap(([key, { en, fr, rule, google, children }]) => [
      {
        key,
        parent,
        name: { en: en[0], fr: fr[0] },
        slug: { en: en[1], fr: fr[1] },
        ...(rule && { rule }),
        ...(google && { google }),
      },
      ...(children ? flat(children, key) : []),
    ])
  return flat(readYaml('vocabulary/categories.yaml'))
}

export function readColours(): { key: string; name: Both; hex: string; family: string }[] {
  return Object.entries(readYaml<Record<string, [string, string, string, string]>>('vocabulary/colours.yaml')).map(
    ([key, [en, fr, hex, family]]) => ({ key, name: { en, fr }, hex, family }),
  )
}

export function readBrands(): { key: string; name: string; province: string; founded: number }[] {
  return Object.entries(readYaml<Record<string, [string, string, number, ...string[]]>>('vocabulary/brands.yaml')).map(
    ([key, [name, province, founded]]) => ({ key, name, province, founded }),
  )
}

/** The French labels of sizes: letters by their words, half numbers with a comma. */
const frenchLetters: Record<string, string> = { XS: 'TP', S: 'P', L: 'G', XL: 'TG', XXL: 'TTG' }
const frenchSize = (size: string): string => frenchLetters[size] ?? sizeText(size, 'fr')

/** Size runs by key, sizes in order. */
export function readSizeRuns(): Map<string, Size[]> {
  const runs = readYaml<Record<string, (string | [string | number, string, string])[]>>('vocabulary/size-runs.yaml')
  const sizeOf = (size: string | [string | number, string, string]): Size => {
    const [key, en, fr] = typeof size === 'string' ? [size, size, frenchSize(size)] : size
    return { key: String(key).toLowerCase(), name: { en, fr } }
  }
  return new Map(Object.entries(runs).map(([key, sizes]) => [key, sizes.map(sizeOf)]))
}

export function readLabels(): Map<string, Both> {
  return new Map(
    Object.entries(readYaml<Record<string, [string, string]>>('vocabulary/spec-labels.yaml')).map(([key, [en, fr]]) => [
      key,
      { en, fr },
    ]),
  )
}

type SeedTag = { name: Both; path: Both; hierarchy: string; colour: string; isLink: boolean }
export const readTags = () =>
  Object.entries(readYaml<Record<string, SeedTag>>('vocabulary/tags.yaml')).map(([key, tag]) => ({ key, ...tag }))

type SeedSeller = { name: string; shipsFrom: Both; returns: Both }
export const readSellers = () =>
  Object.entries(readYaml<Record<string, SeedSeller>>('vocabulary/sellers.yaml')).map(([key, seller]) => ({
    key,
    ...seller,
  }))
