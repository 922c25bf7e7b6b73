import type { Field, PayloadRequest } from 'payload'
import { labelIn } from './label-in.ts'
import { localeOf } from './locale-of.ts'
import { staffText } from './staff-words.ts'

type Asked = Pick<PayloadRequest, 'i18n' | 't'>

/**
 * What the form calls the field at a path, as Payload itself names it in a refusal: with the rows, groups and tabs
 * that it is in, such as “Variantes > Variantes 2 > UGS”. A path that leads to no field stays as it is.
 */
export function labelOfPath(req: Asked, fields: readonly Field[], path: string): string {
  const own = labelsAt(req, fields, path.split('.'))
  if (own) return own.filter(Boolean).join(' > ')
  // Payload’s own, which are in no list of fields.
  if (path === 'file') return staffText(localeOf(req), 'refusal_field_file')
  return path === 'password' ? req.t('general:password') : path
}

function labelsAt(req: Asked, fields: readonly Field[], [name, ...rest]: string[]): string[] | undefined {
  for (const field of fields) {
    const label = 'label' in field && field.label !== false ? labelIn(field.label, req) : ''
    if ('name' in field && field.name) {
      if (field.name === name) return labelsOf(req, field, label || field.name, rest)
      continue
    }
    const inside = 'tabs' in field ? labelsInTabs(req, field.tabs, [name ?? '', ...rest]) : undefined
    const below = 'fields' in field ? labelsAt(req, field.fields, [name ?? '', ...rest]) : inside
    if (below) return field.type === 'row' ? below : [label, ...below]
  }
  return undefined
}

/** Of a field with a name: itself, or what is in it. */
function labelsOf(req: Asked, field: Field, label: string, [first, ...rest]: string[]): string[] | undefined {
  if (first === undefined) return [label]
  const isRow = /^\d+$/.test(first)
  const row = `${label} ${Number(first) + 1}`
  if (field.type === 'blocks') {
    const below = field.blocks.map((block) => labelsAt(req, block.fields, rest)).find(Boolean)
    return below && [row, ...below]
  }
  if (!('fields' in field)) return [label]
  if (field.type === 'array' && isRow && rest.length === 0) return [row]
  const below = labelsAt(req, field.fields, isRow ? rest : [first, ...rest])
  return below && [isRow ? row : label, ...below]
}

type Tab = { name?: string; label?: unknown; fields: Field[] }

function labelsInTabs(req: Asked, tabs: readonly Tab[], path: string[]): string[] | undefined {
  for (const tab of tabs) {
    const isNamed = tab.name !== undefined && tab.name !== ''
    if (isNamed && tab.name !== path[0]) continue
    const below = labelsAt(req, tab.fields, isNamed ? path.slice(1) : path)
    if (below) return [labelIn(tab.label, req), ...below]
  }
  return undefined
}
