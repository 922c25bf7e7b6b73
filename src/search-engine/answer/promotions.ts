import { filterOf } from '../filter/filter-lists.ts'
import { select } from '../filter/select.ts'
import type { SearchParams } from '../settings/params.ts'
import { idOf, type Ranked } from './rank.ts'
import type { IndexView, Selection } from './select-documents.ts'

/**
 * Puts records at the positions that rules give them, whether the query finds them or not; `added` counts those that
 * it does not find.
 */
export function promote(
  index: IndexView,
  selection: Selection,
  ranked: Ranked[],
  promotions: { objectID: string; position: number }[],
  onlyMeeting: SearchParams | undefined,
): { ordered: Ranked[]; added: number } {
  if (promotions.length === 0) return { ordered: ranked, added: 0 }
  const filter = onlyMeeting && filterOf(onlyMeeting)
  const known = new Map(ranked.map((each) => [idOf(each), each]))
  const placed = promotions.flatMap(({ objectID, position }) => {
    const own = known.get(objectID) ?? single(index, objectID)
    if (!own || (filter && !select(own.matches.segment, filter).has(own.matches.docs[own.at]!))) return []
    return [{ own, position, isNew: !known.has(objectID) && !isFound(selection, objectID) }]
  })
  const ordered = ranked.filter((each) => !placed.some(({ own }) => own === each))
  for (const { own, position } of placed.sort((a, b) => a.position - b.position)) ordered.splice(position, 0, own)
  return { ordered, added: placed.filter(({ isNew }) => isNew).length }
}

function single({ segments }: IndexView, objectID: string): Ranked | undefined {
  for (const segment of segments) {
    const doc = segment.docOf(objectID)
    if (doc >= 0)
      return {
        matches: {
          segment,
          docs: Uint32Array.of(doc),
          slots: [],
          relevance: new Float32Array(1),
          flawed: new Uint8Array(1),
        },
        at: 0,
        keys: [],
      }
  }
  return undefined
}

const isFound = ({ matches }: Selection, objectID: string): boolean =>
  matches.some(({ segment, docs }) => {
    const doc = segment.docOf(objectID)
    return doc >= 0 && docs.includes(doc)
  })
