import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { activities, catalogueFileSchema, collections, type SeedProduct } from './schema.ts'

const here = path.join(process.env.APP_ROOT ?? process.cwd(), 'seed')

export const readYaml = <T>(file: string): T => parse(readFileSync(path.join(here, file), 'utf8')) as T

export type SeedProductIn = SeedProduct & { category: string }

/**
 * Every product of `catalogue/`, with the category its file names. Throws with file and place on the first damaged
 * file.
 */
export function readCatalogue(): SeedProductIn[] {
  return catalogueFiles().flatMap((file) => {
    const parsed = catalogueFileSchema.safeParse(readYaml(`catalogue/${file}`))
    if (!parsed.success)
      throw new Error(
        parsed.error.issues
          .map((issue) => `seed/catalogue/${file} ${issue.path.join('.')}: ${issue.message}`)
          .join('\n'),
      )
    return parsed.data.map((product) => ({ ...product, category: path.basename(file, '.yaml') }))
  })
}

const catalogueFiles = () =>
  readdirSync(path.join(here, 'catalogue'))
    .filter((file) => file.endsWith('.yaml'))
    .sort()

/** Problems the schema cannot detect: keys that lead nowhere, ids and titles used twice. Returns sentences. */
export function problems(products: SeedProductIn[]): string[] {
  const known = (file: string) => new Set(Object.keys(readYaml<object>(`vocabulary/${file}.yaml`)))
  const [brands, colours, sizes, labels, tags, sellers] = [
    'brands',
    'colours',
    'size-runs',
    'spec-labels',
    'tags',
    'sellers',
  ].map(known) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>, Set<string>]
  const categories = leafCategories()
  const found: string[] = []
  const seen = new Map<string, string>()
  for (const product of products) {
    const where = `${product.category}.yaml ${product.id}`
    const need = (set: { has(key: string): boolean }, value: string | undefined, what: string) => {
      if (value !== undefined && !set.has(value)) found.push(`${where}: no ${what} ${value}`)
    }
    need(brands, product.brand, 'brand')
    need(sizes, product.sizes, 'size run')
    need(sellers, product.seller, 'seller')
    for (const category of [product.category, ...product.also]) need(categories, category, 'category')
    for (const colour of product.colours) need(colours, colour, 'colour')
    for (const label of Object.keys(product.specs)) need(labels, label, 'spec label')
    for (const tag of product.tags) need(tags, typeof tag === 'string' ? tag : tag.tag, 'tag')
    for (const activity of product.activities) need(new Set(activities), activity, 'activity')
    for (const collection of product.collections) need(new Set(collections), collection, 'collection')
    if (product.sale !== undefined && product.sale >= product.price)
      found.push(`${where}: sale ${product.sale} is not below price ${product.price}`)
    for (const name of [
      product.id,
      `${product.brand} ${product.title.en} ${product.gender}`,
      `${product.brand} ${product.title.fr} ${product.gender}`,
    ]) {
      if (seen.has(name)) found.push(`${where}: ${name} is in ${seen.get(name)} too`)
      seen.set(name, where)
    }
  }
  return found
}

function leafCategories(): Set<string> {
  const keys = new Set<string>()
  const walk = (tree: Record<string, { children?: Record<string, never>; rule?: object }>) => {
    for (const [key, { children, rule }] of Object.entries(tree)) {
      if (children) walk(children)
      else if (!rule) keys.add(key)
    }
  }
  walk(readYaml('vocabulary/categories.yaml'))
  return keys
}
