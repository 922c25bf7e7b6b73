import type { Where } from 'payload'
import { isPlainObject } from '../../domain/plain-object.ts'
import { staffTexts } from '../staff-words.ts'

/** What the search of the list of products looks through. */
export const searchedFields = ['title', 'code', 'variants.sku', 'variants.gtin', 'brand.name']

/** What a filter by SKU says to find the products of which nobody has counted the stock of some SKUs online. */
export const uncountedWords = staffTexts('list_uncounted')

/** Where in a condition that filter is. */
const asksForUncounted = (part: Where): boolean => {
  const condition = part['variants.sku']
  const sku = isPlainObject(condition) ? condition['equals'] : undefined
  return Object.values(uncountedWords).some((words) => words === sku)
}

/** The text that the list is searched for, where a condition is Payload's of a search. */
function searchOf({ or, ...rest }: Where): string | undefined {
  if (!Array.isArray(or) || or.length !== searchedFields.length || Object.keys(rest).length > 0) return undefined
  const [text, ...more] = searchedFields.map((field, at) => {
    const condition = or[at]?.[field]
    return isPlainObject(condition) ? condition['like'] : undefined
  })
  return typeof text === 'string' && more.every((each) => each === text) ? text : undefined
}

/** A condition whose parts are changed from within, those of a list that is none being left as they are. */
function changed(where: Where, change: (part: Where) => Where): Where {
  const { and, or, ...rest } = where
  const each = (parts: Where[]) => (Array.isArray(parts) ? parts.map((part) => changed(part, change)) : parts)
  return change({ ...rest, ...(and && { and: each(and) }), ...(or && { or: each(or) }) })
}

/** Whether the list is filtered by what nobody has counted. */
export function isUncountedAsked(where: Where): boolean {
  let isAsked = false
  changed(where, (part) => {
    isAsked ||= asksForUncounted(part)
    return part
  })
  return isAsked
}

/**
 * What the list of products asks for, as Payload can answer it: each word of a search is found in any field, such as
 * one in the title and one in the brand, and what nobody has counted is named by the ids of its products.
 */
export const listWhere = (where: Where, uncounted: readonly number[]): Where =>
  changed(where, (part) => {
    if (asksForUncounted(part)) {
      const { 'variants.sku': _, ...rest } = part
      // No product has this id, as none is to be found where all are counted.
      return { ...rest, id: { in: uncounted.length > 0 ? [...uncounted] : [0] } }
    }
    const words = searchOf(part)?.trim().split(/\s+/) ?? []
    if (words.length < 2) return part
    return { and: words.map((like) => ({ or: searchedFields.map((field) => ({ [field]: { like } })) })) }
  })

/** By its brand a list is sorted as the brands are called, not by their ids. */
export const listSort = (sort: string | readonly string[]): string[] =>
  [sort].flat().flatMap((fields) => fields.split(',').map((field) => field.replace(/^(-?)brand$/, '$1brand.name')))
