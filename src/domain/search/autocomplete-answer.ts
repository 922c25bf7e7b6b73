import type { Locale } from '../locale.ts'
import { fieldsOf, listOf, textOf } from './foreign.ts'
import { markedParts, MARK, plainText, type TextPart } from './marked-text.ts'
import { folded } from './folded.ts'
import { productSuggestion, type ProductSuggestion } from './product-suggestion.ts'
import { autocompleteRequest, type AutocompleteParams } from './search-request.ts'

/** The suggested completions of a query. */
export type QuerySuggestion = { query: string; parts: TextPart[] }
/** The provider's answer to a query; `total` are all products it finds. */
export type AutocompleteAnswer = {
  query: string
  suggestions: QuerySuggestion[]
  products: ProductSuggestion[]
  total: number
}

/** How many of each fit beside each other without scrolling on a laptop. */
const [SUGGESTIONS, PRODUCTS] = [6, 5]

/** What `productSuggestion` reads. */
const shownFields = [
  'title',
  'url',
  'image',
  'sku',
  'colour',
  'custom_fields',
  'tags',
  'price',
  'salePrice',
  'priceRange',
] as const

const shown = { highlightPreTag: MARK.pre, highlightPostTag: MARK.post }

export type MultiQuery = { indexName: string } & AutocompleteParams & {
    hitsPerPage: number
    attributesToRetrieve: string[]
    attributesToHighlight: string[]
    highlightPreTag: string
    highlightPostTag: string
  }

/**
 * One request for suggestions and products, both of the page's language only (acceptance 105, 106). An empty query is
 * answered with popular searches (94).
 */
export function autocompleteQueries(from: {
  query: string
  width: number
  storePc: boolean
  locale: Locale
}): MultiQuery[] {
  const [suggestions, products] = [autocompleteRequest(from, 'suggestions'), autocompleteRequest(from)]
  return [
    {
      indexName: suggestions.index,
      ...suggestions.params,
      hitsPerPage: SUGGESTIONS,
      attributesToRetrieve: ['query'],
      attributesToHighlight: ['query'],
      ...shown,
    },
    {
      indexName: products.index,
      ...products.params,
      hitsPerPage: PRODUCTS,
      attributesToRetrieve: [...shownFields],
      attributesToHighlight: ['title'],
      ...shown,
    },
  ]
}

/** Reads the answer to `autocompleteQueries`. Malformed entries are left out. */
export function autocompleteAnswer(query: string, body: unknown): AutocompleteAnswer {
  const [suggestions, products] = listOf(fieldsOf(body).results).map(fieldsOf)
  const [index, queryID] = [textOf(products?.index) ?? '', textOf(products?.queryID)]
  return {
    query,
    suggestions: withoutTwins(listOf(suggestions?.hits).flatMap(suggestionOf)),
    products: listOf(products?.hits).flatMap(
      (hit, at) => productSuggestion(hit, { index, ...(queryID && { queryID }), position: at + 1 }) ?? [],
    ),
    total: Number(products?.nbHits ?? 0) || 0,
  }
}

function suggestionOf(hit: unknown): QuerySuggestion[] {
  const { query, objectID, _highlightResult } = fieldsOf(hit)
  const text = textOf(query) ?? textOf(objectID)
  if (!text) return []
  const parts = markedParts(textOf(fieldsOf(fieldsOf(_highlightResult).query).value) ?? text)
  // A highlight of anything but the query would not match where it leads.
  return [{ query: text, parts: plainText(parts) === text ? parts : [{ text, marked: false }] }]
}

const withoutTwins = (suggestions: QuerySuggestion[]): QuerySuggestion[] =>
  [...new Map(suggestions.toReversed().map((each) => [folded(each.query), each])).values()].toReversed()
