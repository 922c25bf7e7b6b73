import type { SanitizedConfig } from 'payload'
import { localeOr, locales, type Both } from '../domain/locale.ts'
import { isStaffMessage, staffTexts } from './staff-words.ts'

type PartAdmin = { description?: unknown; group?: unknown; hidden?: unknown; date?: object; components?: object }

/** What the admin shows of a collection, a field, a tab or a block. */
export type LabelledPart = {
  slug?: string
  name?: string
  hidden?: boolean
  label?: unknown
  labels?: { singular?: unknown; plural?: unknown }
  type?: string
  admin?: PartAdmin
  options?: (string | { label: unknown; value: string })[]
  fields?: LabelledPart[]
  tabs?: LabelledPart[]
  blocks?: LabelledPart[]
}

/**
 * Gives the finished configuration its words, in both languages. They are messages named by what they label, not by
 * what they read: `label_categories_order` where the path is known, else `label_order`; so are `one_` and `many_` of
 * collections, blocks and rows, `hint_` (by its path, or by the name that its description gives, which several may
 * share), `option_`, `tab_` and `group_`. The path starts over at a block. Labels that exist in both languages stay as
 * they are, and so do Payload's own.
 */
export function withLabels(config: SanitizedConfig): SanitizedConfig {
  for (const part of [...config.collections, ...config.globals]) {
    const own = part as LabelledPart
    if (!own.slug?.startsWith('payload-')) named(own, own.slug ?? '')
  }
  return config
}

function named(part: LabelledPart, path: string): void {
  const last = part.name ?? path
  const find = (kind: string, end = '') => [`${kind}_${path}${end}`, `${kind}_${last}${end}`]
  // The admin's browser gets a collection as it is, where a label that depends on the language cannot go.
  if ((part.name !== undefined || !part.labels) && part.label !== false) part.label = spoken(part.label, find('label'))
  if (part.labels) {
    part.labels.singular = spoken(part.labels.singular, find('one'))
    part.labels.plural = spoken(part.labels.plural, [...find('many'), ...find('label')])
  }
  const given = part.admin?.description
  const hint = texts(given, [`hint_${path}`, ...(typeof given === 'string' ? [`hint_${given}`] : [])])
  if (hint !== undefined) part.admin = { ...part.admin, description: hint }
  if (typeof part.admin?.group === 'string') part.admin.group = texts(part.admin.group, [`group_${part.admin.group}`])
  if (part.options)
    part.options = part.options.map((option) => {
      const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
      return { value, label: spoken(label, [...find('option', `_${value}`), `option_${value}`]) }
    })
  // Payload's own form of a date in a form is the American one, whatever the language, and guesses what is typed.
  if (part.type === 'date')
    part.admin = {
      ...part.admin,
      components: { Field: '/src/cms/fields/date-field.tsx#DateField', ...part.admin?.components },
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'PPp', timeFormat: 'p', ...part.admin?.date },
    }
  inside(part, path)
}

function inside(part: LabelledPart, path: string): void {
  for (const field of part.fields ?? []) {
    if (field.name) named(field, `${path}_${field.name}`)
    else {
      if (typeof field.label === 'string') field.label = spoken(field.label, [`tab_${field.label}`])
      inside(field, path)
    }
  }
  for (const block of part.blocks ?? []) named(block, block.slug ?? '')
  for (const tab of part.tabs ?? []) {
    // The label of a tab that is asked for does not get the language.
    tab.label = texts(tab.label, [`tab_${String(tab.label)}`])
    inside(tab, path)
  }
}

/** The first of the messages that there is. A label of Payload's own looks its words up itself. */
function texts(given: unknown, names: string[]): unknown {
  if (typeof given === 'function' || isBoth(given)) return given
  const name = names.map((each) => each.replaceAll('-', '_')).find(isStaffMessage)
  return name ? staffTexts(name) : given
}

/**
 * Inside a sentence the admin prints a label in two languages as “[object Object]”; a resolved label is a text
 * everywhere.
 */
function spoken(given: unknown, names: string[]): unknown {
  const words = texts(given, names)
  return isBoth(words) ? ({ i18n }: { i18n: { language: string } }) => words[localeOr(i18n.language)] : words
}

const isBoth = (words: unknown): words is Both =>
  typeof words === 'object' && words !== null && locales.every((locale) => locale in words)
