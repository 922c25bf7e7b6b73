import type { TextField } from 'payload'
import { fieldRule, inEachLanguage, isEmpty } from '../../domain/field-rule.ts'
import { numberedCopy } from './copied.ts'
import { ofOne } from './of-one.ts'
import { staffTexts } from '../staff-words.ts'

/**
 * A stable name that URLs, menus and code refer to; never translated.
 * @param from the field whose words make it, until somebody writes another or it is saved
 */
export const keyField = (from?: string): TextField => ({
  name: 'key',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  validate: slugRule('refusal_key'),
  ...numberedCopy,
  admin: { position: 'sidebar', ...madeFrom(from) },
})

/**
 * A part of a URL, one per language.
 * @param from the field whose words make it, until somebody writes another or it is saved
 */
export const slugField = (from?: string): TextField => ({
  name: 'slug',
  type: 'text',
  required: true,
  localized: true,
  index: true,
  validate: slugRule('refusal_slug'),
  ...numberedCopy,
  admin: {
    position: 'sidebar',
    ...ofOne,
    ...madeFrom(from),
  },
})

/** Of an empty one is said that it is required, not how one is written. */
const slugRule = (fault: 'refusal_key' | 'refusal_slug') =>
  fieldRule((value) => {
    const written = inEachLanguage(value)
    if (written.some(isEmpty)) return staffTexts(`${fault}_empty`)
    return written.every(isSlug) ? undefined : staffTexts(fault)
  })

const madeFrom = (from: string | undefined): TextField['admin'] =>
  from === undefined
    ? {}
    : { components: { Field: { path: '/src/cms/fields/slug-input.tsx#SlugInput', clientProps: { from } } } }

function isSlug(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
}
