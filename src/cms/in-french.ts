import type { SanitizedConfig } from 'payload'
import { localeOr, locales, type Both } from '../domain/locale.ts'
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

/**
 * Gives every word of the finished configuration its French beside the English; what has words of both languages keeps
 * them.
 */
export function inFrench(config: SanitizedConfig): SanitizedConfig {
  for (const part of [...config.collections, ...config.globals]) speak(part as unknown as Worded, spoken)
  return config
}

function speak(part: Worded, label: (text: unknown) => unknown): void {
  part.label = label(part.label)
  for (const key of ['singular', 'plural'] as const)
    if (part.labels?.[key] !== undefined) part.labels[key] = spoken(part.labels[key])
  for (const key of ['description', 'group'] as const)
    if (part.admin?.[key] !== undefined) part.admin[key] = both(part.admin[key])
  part.options = part.options?.map((option) =>
    typeof option === 'string' ? { label: spoken(option), value: option } : { ...option, label: spoken(option.label) },
  )
  for (const each of [...(part.fields ?? []), ...(part.blocks ?? [])]) speak(each, spoken)
  // The label of a tab that is asked for is not told the language.
  for (const tab of part.tabs ?? []) speak(tab, both)
}

const both = (text: unknown): unknown =>
  typeof text === 'string' && frenchWords[text] !== undefined ? { en: spelt(text), fr: frenchWords[text] } : text

/** Labels that Payload makes of the names of fields write acronyms like words. */
const spelt = (text: string): string =>
  text.replace(/\b(Sku|Url|Id|Pin)(s?)\b/g, (_, acronym: string, plural: string) => acronym.toUpperCase() + plural)

/**
 * Of a label in two languages the admin writes “[object Object]” where it stands within a sentence; one that is asked
 * for is a text everywhere.
 */
function spoken(label: unknown): unknown {
  const words = both(label)
  return isBoth(words) ? ({ i18n }: { i18n: { language: string } }) => words[localeOr(i18n.language)] : words
}

const isBoth = (words: unknown): words is Both =>
  typeof words === 'object' && words !== null && locales.every((locale) => locale in words)
