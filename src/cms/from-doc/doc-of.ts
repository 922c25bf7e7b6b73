import type { Both } from '../../domain/locale.ts'
import type { Config, LocalizedFields } from '../payload-types.ts'

export type Slug = keyof Config['collections']

/** A document as Payload gives it with `locale: 'all'` and `depth: 0`: each language of its words, and ids. */
export type DocOf<S extends Slug> = S extends Slug
  ? Read<Config['collections'][S], S extends keyof LocalizedFields ? LocalizedFields[S] : never>
  : never

/**
 * Some fields of a document: those that each has, and those that may be empty, as in a draft or in a document saved
 * before its collection got them.
 */
export type PartOf<S extends Slug, Always extends keyof DocOf<S>, Maybe extends keyof DocOf<S> = never> = Pick<
  DocOf<S>,
  Always
> & { [Field in Maybe]?: DocOf<S>[Field] | null }

type Read<T, Paths> = {
  [Field in keyof T]: Field extends Paths
    ? Partial<Both<Plain<T[Field]> | null>> | null | undefined
    : Value<T[Field], Below<Paths, Field>>
}
type Below<Paths, Field> = Field extends string ? (Paths extends `${Field}.${infer Rest}` ? Rest : never) : never
/** Without the document that Payload would put in the place of an id. */
type Value<V, Paths> = V extends (infer Each)[]
  ? Value<Each, Paths>[]
  : V extends { id: number }
    ? never
    : V extends object
      ? Read<V, Paths>
      : V
type Plain<V> = Exclude<V, null | undefined>

/** What a read with `locale: 'all'` and `depth: 0` gave. Payload types it as if it were in one language. */
export const inAllLocales = <S extends Slug>(_collection: S, docs: readonly object[]): DocOf<S>[] => docs as DocOf<S>[]
