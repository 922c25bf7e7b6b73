import type { Locale } from '../locale.ts'

export const ruleActions = ['pin', 'hide', 'redirect', 'replace'] as const
export type RuleAction = (typeof ruleActions)[number]
export const ruleAnchorings = ['is', 'startsWith', 'contains'] as const
export type RuleAnchoring = (typeof ruleAnchorings)[number]
export const synonymKinds = ['same', 'one-way'] as const
export type SynonymKind = (typeof synonymKinds)[number]

/** A rule as an editor wrote it. Dates are instants in milliseconds; `products` are style numbers in their order. */
export type EditorRule = {
  id: string
  language: Locale
  name: string
  active: boolean
  anchoring: RuleAnchoring
  query: string
  action: RuleAction
  products: string[]
  url: string
  replacement: string
  from?: number
  until?: number
}
export type EditorSynonym = { id: string; language: Locale; kind: SynonymKind; input: string; words: string[] }

/** Seconds since 1970 that are past everything. */
const FOR_EVER = 4_102_444_800

/** The rule in the words of the search protocol; undefined where it would do nothing. */
export function toSearchRule(rule: EditorRule) {
  const consequence = consequenceOf(rule)
  if (!consequence || rule.query.trim() === '') return undefined
  const seconds = (instant: number) => Math.floor(instant / 1000)
  return {
    objectID: `editor-${rule.id}`,
    description: rule.name,
    enabled: rule.active,
    // Whoever puts tents first for “tent” means “tents”, too. What is replaced is replaced as it is written.
    conditions: [
      {
        pattern: rule.query.trim(),
        anchoring: rule.anchoring,
        ...(rule.action !== 'replace' && { alternatives: true }),
      },
    ],
    consequence,
    ...(rule.from !== undefined || rule.until !== undefined
      ? {
          validity: [
            {
              from: rule.from === undefined ? 0 : seconds(rule.from),
              until: rule.until === undefined ? FOR_EVER : seconds(rule.until),
            },
          ],
        }
      : {}),
  }
}

function consequenceOf({ action, products, url, query, replacement }: EditorRule) {
  if (action === 'pin')
    return products.length > 0 ? { promote: [{ objectIDs: products, position: 0 }], filterPromotes: true } : undefined
  if (action === 'hide') return products.length > 0 ? { hide: products.map((objectID) => ({ objectID })) } : undefined
  if (action === 'redirect') return url ? { params: { renderingContent: { redirect: { url } } } } : undefined
  const [from, to] = [query.trim(), replacement.trim()]
  return {
    params: {
      query: { edits: [to === '' ? { type: 'remove', delete: from } : { type: 'replace', delete: from, insert: to }] },
    },
  }
}

/** The synonym in the words of the search protocol; undefined where it would do nothing. */
export function toSearchSynonym({ id, kind, input, words }: EditorSynonym) {
  const objectID = `editor-${id}`
  if (kind === 'one-way')
    return input && words.length > 0 ? { objectID, type: 'onewaysynonym' as const, input, synonyms: words } : undefined
  return words.length > 1 ? { objectID, type: 'synonym' as const, synonyms: words } : undefined
}
