import { readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import {
  collectionSchema,
  copySchema,
  pageSchema,
  promoSchema,
  redirectSchema,
  storeSchema,
  type SeedCollection,
  type SeedCopy,
  type SeedPage,
  type SeedPromo,
  type SeedRedirect,
  type SeedStore,
} from './content-schema.ts'
import { readYaml } from './read.ts'

export * from './content-schema.ts'

export type SeedContent = {
  stores: SeedStore[]
  promos: SeedPromo[]
  redirects: SeedRedirect[]
  /** In the order of their files, `home` first. */
  pages: SeedPage[]
  brandCopy: SeedCopy
  categoryCopy: SeedCopy
  tagInfo: SeedCopy
  collections: Record<string, SeedCollection>
}

/** All the words of the shop that belong to no product. Throws with file and place on every damaged file. */
export function readContent(): SeedContent {
  const damaged: string[] = []
  const read = <T>(file: string, schema: z.ZodType<T>): T => {
    const parsed = schema.safeParse(readYaml(file))
    if (parsed.success) return parsed.data
    damaged.push(
      ...parsed.error.issues.flatMap((issue) => sentences(issue).map((sentence) => `seed/${file} ${sentence}`)),
    )
    return [] as T
  }
  const content: SeedContent = {
    stores: read('stores.yaml', z.array(storeSchema)),
    promos: read('promos.yaml', z.array(promoSchema)),
    redirects: read('redirects.yaml', z.array(redirectSchema)),
    pages: pageFiles().map((file) => read(`pages/${file}`, pageSchema)),
    brandCopy: read('vocabulary/brand-copy.yaml', copySchema),
    categoryCopy: read('vocabulary/category-copy.yaml', copySchema),
    tagInfo: read('vocabulary/tag-info.yaml', copySchema),
    collections: read('vocabulary/collections.yaml', z.record(z.string(), collectionSchema)),
  }
  if (damaged.length) throw new Error(damaged.join('\n'))
  return content
}

const isHome = (file: string) => file === 'home.yaml'
const pageFiles = () =>
  readdirSync(path.join(process.env.APP_ROOT ?? process.cwd(), 'seed/pages'))
    .filter((file) => file.endsWith('.yaml'))
    .sort((a, b) => Number(isHome(b)) - Number(isHome(a)) || (a < b ? -1 : 1))

/** A union says only that none of its members fits; the one that came furthest says why. */
function sentences(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'invalid_union') return [`${issue.path.join('.')}: ${issue.message}`]
  const closest = issue.errors.filter((issues) => !issues.some(({ path: [first] }) => first === 'type')).flat()
  if (!closest.length) return [`${issue.path.join('.')}: no such kind`]
  return closest.flatMap((inner) => sentences({ ...inner, path: [...issue.path, ...inner.path] }))
}
