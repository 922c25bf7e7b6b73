import type { Payload } from 'payload'
import type { Id } from '../../cms/from-doc/localized.ts'
import {
  vocabularyFromDocs,
  type Vocabulary,
  type VocabularyDocs,
  type VocabularyWithPictures,
} from '../../cms/from-doc/vocabulary.ts'
import { readAll } from '../database/read-all.ts'
import type { Change } from '../feed/changes.ts'
import { readPictures } from './picture-cache.ts'
import { compareTerms, noChange, type VocabularyChange } from './vocabulary-change.ts'

/** The collections that products refer to. */
const sorts = {
  categories: 'order',
  brands: 'name',
  'product-collections': undefined,
  colours: undefined,
  tags: undefined,
  sellers: undefined,
} as const
type TermCollection = keyof typeof sorts
const termCollections = Object.keys(sorts) as TermCollection[]
export const isTermCollection = (target: string): boolean => Object.hasOwn(sorts, target)

type Docs = Omit<VocabularyDocs, 'media'>
type State = { docs: Docs; vocabulary: VocabularyWithPictures }

/**
 * Brands, categories, colours and what else products refer to, read once. Of a change only the collection it happened
 * in is read anew: none of them grows with the products.
 */
export class LiveVocabulary {
  #state: Promise<State> | undefined

  constructor(private readonly payload: () => Promise<Payload>) {}

  async current(): Promise<Vocabulary> {
    return (await this.#load()).vocabulary
  }

  /** Takes in changes of its collections and of its pictures; returns what they change elsewhere. */
  async take(changes: readonly Change[]): Promise<VocabularyChange> {
    const changed = termCollections.filter((name) => changes.some(({ target }) => target === name))
    const media = new Set(changes.flatMap(({ target, docId }) => (target === 'media' ? [Number(docId)] : [])))
    if (changed.length === 0 && media.size === 0) return noChange()
    // Nobody knows how it was before: hits may carry words that have changed.
    if (!this.#state) return { ...noChange(), isStructural: changed.length > 0 }
    const before = await this.#state
    const showsChanged = picturesIn(before.docs).some((id) => media.has(Number(id)))
    if (changed.length === 0 && !showsChanged) return noChange()
    const payload = await this.payload()
    const docs: Docs = { ...before.docs }
    for (const name of changed) Object.assign(docs, await readTerms(payload, name))
    const after = await stateOf(payload, docs)
    this.#state = Promise.resolve(after)
    return compareTerms(before.vocabulary, after.vocabulary)
  }

  forget(): void {
    this.#state = undefined
  }

  #load(): Promise<State> {
    this.#state ??= this.#read().catch((error: unknown) => {
      this.#state = undefined
      throw error
    })
    return this.#state
  }

  async #read(): Promise<State> {
    const payload = await this.payload()
    const docs = {} as Docs
    for (const name of termCollections) Object.assign(docs, await readTerms(payload, name))
    return stateOf(payload, docs)
  }
}

async function readTerms(payload: Payload, name: TermCollection): Promise<Partial<Docs>> {
  const docs = await readAll(payload, name, { ...(sorts[name] && { sort: sorts[name] }) })
  return { [name === 'product-collections' ? 'collections' : name]: docs }
}

async function stateOf(payload: Payload, docs: Docs): Promise<State> {
  const media = await readPictures(payload, picturesIn(docs))
  return { docs, vocabulary: vocabularyFromDocs({ ...docs, media: [] }, media) }
}

const picturesIn = ({ categories, brands, collections }: Docs): Id[] =>
  [
    ...categories.map(({ picture }) => picture),
    ...brands.map(({ logo }) => logo),
    ...collections.map(({ picture }) => picture),
  ].flatMap((id) => id ?? [])
