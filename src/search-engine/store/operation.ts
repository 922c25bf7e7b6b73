import type { SearchRecord } from '../index/record.ts'
import type { Rule } from '../settings/rule.ts'
import type { Settings } from '../settings/settings.ts'
import type { Synonym } from '../settings/synonyms.ts'

/** A change of one record, in the words of the Algolia protocol. Every one names its record. */
export type RecordChange =
  | { action: 'save'; record: SearchRecord }
  | { action: 'partial'; record: SearchRecord; create: boolean }
  | { action: 'delete'; objectID: string }

/** A change of an index. Applied in the same order, operations make the same index in every process. */
export type IndexOperation = { index: string } & (
  | { kind: 'records'; changes: RecordChange[] }
  | { kind: 'clear' }
  | { kind: 'settings'; set: Settings; unset: string[]; forward: boolean }
  | { kind: 'synonyms'; save: Synonym[]; remove: string[]; replace: boolean; forward: boolean }
  | { kind: 'rules'; save: Rule[]; remove: string[]; replace: boolean; forward: boolean }
  | { kind: 'delete-index' }
  | { kind: 'copy' | 'move'; to: string; scope?: ('records' | 'settings' | 'synonyms' | 'rules')[] }
)
