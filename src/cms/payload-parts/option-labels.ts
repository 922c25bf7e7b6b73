import { isValidElement, type ReactNode } from 'react'

/** What can be chosen; where several are edited at once, a field, with what is drawn as its label. */
export type SelectOption = { label?: ReactNode; value?: unknown }

/** The parts that a label is drawn from (Payload's RenderCustomComponent and FieldLabel). */
type Drawn = { children?: ReactNode; CustomComponent?: ReactNode; Fallback?: ReactNode; label?: ReactNode }

/** The words of a label, also of one that is drawn. */
export const labelText = (option: SelectOption | null | undefined): string => textOf(option?.label).trim()

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (!isValidElement<Drawn>(node)) return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
  const { children, Fallback, label } = node.props
  return textOf(children) + textOf(Fallback) + textOf(label)
}

type Filter = (option: { label: string; value: string; data: SelectOption }, input: string) => boolean

/**
 * Searches by the words that are shown. Payload's chooser of the fields to edit has drawn labels, and was searched by
 * the names that fields have in the database alone.
 */
export const byShownLabel =
  (theirs: Filter): Filter =>
  (option, input) =>
    theirs({ ...option, label: labelText(option.data) || option.label }, input)
