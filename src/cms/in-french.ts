import type { SanitizedConfig } from 'payload'
import { frenchWords } from './french-words.ts'

/** What the admin shows of a collection, a field, a tab or a block. */
type Worded = {
  label?: unknown
  labels?: { singular?: unknown; plural?: unknown }
  admin?: { description?: unknown; group?: unknown }
  options?: (string | { label: unknown; value: string })[]
  fields?: Worded[]
  tabs?: Worded[]
  blocks?: Worded[]
}

/** Gives every word of the finished configuration its French beside the English; what has words of both languages keeps them. */
export function inFrench(config: SanitizedConfig): SanitizedConfig {
  for (const part of [...config.collections, ...config.globals]) speak(part as unknown as Worded)
  return config
}

function speak(part: Worded): void {
  part.label = both(part.label)
  for (const holder of [part.labels, part.admin]) for (const [key, value] of Object.entries(holder ?? {})) if (isWord(key)) Object.assign(holder!, { [key]: both(value) })
  part.options = part.options?.map((option) => (typeof option === 'string' ? { label: both(option), value: option } : { ...option, label: both(option.label) }))
  for (const inner of [part.fields, part.tabs, part.blocks]) for (const each of inner ?? []) speak(each)
}

const isWord = (key: string): boolean => ['singular', 'plural', 'group', 'description'].includes(key)
const both = (text: unknown): unknown => (typeof text === 'string' && frenchWords[text] !== undefined ? { en: text, fr: frenchWords[text] } : text)
