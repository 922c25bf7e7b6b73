import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import { Document } from 'flexsearch'
import MiniSearch from 'minisearch'
import { DatabaseSync } from 'node:sqlite'
import { withoutMarks } from '../../src/domain/without-marks.ts'
import { createEngine } from '../../src/search-engine/index.ts'
import type { BenchProduct } from './catalogue.ts'

/** An engine under test, filled; `search` gives the identifiers of the first twenty. */
export type Contestant = { search(query: string): string[] | Promise<string[]>; indexBytes?: number }
export type EngineFactory = { name: string; most: number; make(products: readonly BenchProduct[]): Promise<Contestant> }

const FIRST = 20
const fields = ['title', 'brand', 'category', 'colour', 'sku', 'text'] as const
const bare = (text: string) => withoutMarks(text).toLowerCase()

/** Ours of the bench: no attribute is weighed apart. */
export const benchSettings = {
  searchableAttributes: ['title', 'brand,category', 'colour,sku', 'text'],
  attributesForFaceting: ['brand', 'category', 'colour', 'price'],
  customRanking: ['desc(popularity)'],
  indexLanguages: ['en', 'fr'],
}

/** Ours: whole answers of the first 20 with records and highlights in the title, as autocomplete asks. */
const ours: EngineFactory = {
  name: 'ours',
  most: Number.POSITIVE_INFINITY,
  async make(products) {
    const engine = createEngine()
    const index = engine.index('products')
    await index.setSettings(benchSettings)
    await index.saveObjects(products)
    const bytes = engine.live.get('products')!.segments.list.reduce((sum, segment) => sum + segment.indexBytes, 0)
    return {
      search: (query) =>
        index
          .search({ query, hitsPerPage: FIRST, attributesToHighlight: ['title'] })
          .hits.map(({ objectID }) => objectID),
      indexBytes: bytes,
    }
  },
}

const miniSearch: EngineFactory = {
  name: 'MiniSearch',
  most: 20_000,
  async make(products) {
    const index = new MiniSearch<BenchProduct>({
      idField: 'objectID',
      fields: [...fields],
      processTerm: (term) => bare(term),
      searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { title: 5, brand: 3, category: 3 } },
    })
    index.addAll(products)
    return {
      search: (query) =>
        index
          .search(query)
          .slice(0, FIRST)
          .map(({ id }) => String(id)),
    }
  },
}

const orama: EngineFactory = {
  name: 'Orama',
  most: 20_000,
  async make(products) {
    const index = create({
      schema: {
        objectID: 'string',
        title: 'string',
        brand: 'string',
        category: 'string',
        colour: 'string',
        sku: 'string',
        text: 'string',
      } as const,
    })
    await insertMultiple(
      index,
      products.map((product) => ({ ...product, id: product.objectID })),
    )
    return {
      search: async (query) =>
        (
          await searchOrama(index, {
            term: query,
            properties: [...fields],
            tolerance: 1,
            limit: FIRST,
            boost: { title: 5, brand: 3, category: 3 },
          })
        ).hits.map(({ id }) => id),
    }
  },
}

const flexSearch: EngineFactory = {
  name: 'FlexSearch',
  most: 20_000,
  async make(products) {
    const index = new Document({
      document: { id: 'objectID', index: [...fields] },
      tokenize: 'forward',
      encoder: 'LatinBalance',
    })
    for (const product of products) index.add(product)
    return {
      search: (query) =>
        [
          ...new Set(
            (index.search(query, { limit: FIRST, suggest: true }) as { result: (string | number)[] }[]).flatMap(
              ({ result }) => result.map(String),
            ),
          ),
        ].slice(0, FIRST),
    }
  },
}

const fts5: EngineFactory = {
  name: 'SQLite FTS5',
  most: 1_000_000,
  async make(products) {
    const database = new DatabaseSync(':memory:')
    database.exec(
      `create virtual table products using fts5(${fields.join(',')}, objectID unindexed, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'); begin`,
    )
    const insert = database.prepare(`insert into products values (${fields.map(() => '?').join(',')}, ?)`)
    for (const product of products) insert.run(...fields.map((field) => product[field]), product.objectID)
    database.exec('commit')
    const find = database.prepare(
      `select objectID from products where products match ? order by bm25(products, 5, 3, 3, 2, 2, 1) limit ${FIRST}`,
    )
    return {
      search: (query) => {
        const words = bare(query)
          .split(/[^\p{L}\p{N}]+/u)
          .filter(Boolean)
        return words.length === 0
          ? []
          : find
              .all(words.map((word, i) => `"${word}"${i === words.length - 1 ? '*' : ''}`).join(' '))
              .map((row) => String(row['objectID']))
      },
    }
  },
}

/** `most`: of more products it needs more time or memory than a bench may have. */
export const makers: readonly EngineFactory[] = [ours, miniSearch, orama, flexSearch, fts5]
