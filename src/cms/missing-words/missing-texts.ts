import type { ClientField, StaticLabel, TextareaFieldClient, TextFieldClient } from 'payload'
import { isShownIn } from '../../domain/content/shown-in.ts'
import { isEmpty } from '../../domain/field-rule.ts'
import type { Locale } from '../../domain/locale.ts'
import { isPlainObject, type PlainObject } from '../../domain/plain-object.ts'

type Doc = PlainObject
export type LabelOf = (field: { name: string; label?: StaticLabel | false }) => string
type Form = { labelOf: LabelOf; locale: Locale }

/**
 * The required texts that a document lacks in the language it was read in, as its form calls them. Those of its rows,
 * such as “Sections 3 > Title”, are named where it lacks none itself: without its own it is shown nowhere. A section of
 * another language lacks none.
 */
export function missingTexts(fields: readonly ClientField[], doc: Doc, form: Form): string[] {
  const own = fields.flatMap((field) => ownTexts(field, doc, form))
  return own.length > 0 ? own : fields.flatMap((field) => rowTexts(field, doc, form))
}

/** The texts that a document need not have, and has in the language of its form (`own`) but not in the other. */
export function textsOfOneLanguage(fields: readonly ClientField[], own: Doc, other: Doc, labelOf: LabelOf): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'text' || field.type === 'textarea')
      return field.localized && !isEmpty(own[field.name]) && isEmpty(other[field.name]) ? [labelOf(field)] : []
    const others = inside(field, other)
    return inside(field, own).flatMap((part, at) =>
      textsOfOneLanguage(part.fields, part.doc, others[at]?.doc ?? {}, labelOf),
    )
  })
}

const docOf = (value: unknown): Doc => (isPlainObject(value) ? value : {})

/** The fields within a field that are no rows, each list with the part of the document that it is of. */
function inside(field: ClientField, doc: Doc): { fields: ClientField[]; doc: Doc }[] {
  if (field.type === 'tabs')
    return field.tabs.map((tab) => ({
      fields: tab.fields,
      doc: 'name' in tab && tab.name ? docOf(doc[tab.name]) : doc,
    }))
  if (field.type === 'group')
    return [{ fields: field.fields, doc: 'name' in field && field.name ? docOf(doc[field.name]) : doc }]
  return field.type === 'row' || field.type === 'collapsible' ? [{ fields: field.fields, doc }] : []
}

/** Also what is required but for a choice beside it, which its `custom.requiredUnless` names. */
function isRequired({ required, admin }: TextFieldClient | TextareaFieldClient, doc: Doc): boolean {
  const unless: unknown = admin?.custom?.requiredUnless
  return (
    required === true ||
    (isPlainObject(unless) && Object.entries(unless).every(([name, choice]) => doc[name] !== choice))
  )
}

function ownTexts(field: ClientField, doc: Doc, form: Form): string[] {
  if (field.type === 'text' || field.type === 'textarea')
    return field.localized && isRequired(field, doc) && isEmpty(doc[field.name]) ? [form.labelOf(field)] : []
  return inside(field, doc).flatMap((part) => part.fields.flatMap((each) => ownTexts(each, part.doc, form)))
}

function rowTexts(field: ClientField, doc: Doc, form: Form): string[] {
  if (field.type !== 'array' && field.type !== 'blocks')
    return inside(field, doc).flatMap((part) => part.fields.flatMap((each) => rowTexts(each, part.doc, form)))
  const rows = doc[field.name]
  return (Array.isArray(rows) ? rows.map(docOf) : []).flatMap((row, at) => {
    if (field.type === 'blocks' && !isShownIn(row, form.locale)) return []
    const fields =
      field.type === 'array' ? field.fields : (field.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? [])
    return missingTexts(fields, row, form).map((text) => `${form.labelOf(field)} ${at + 1} > ${text}`)
  })
}
