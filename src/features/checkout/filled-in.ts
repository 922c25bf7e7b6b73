import { createContext, useState, type FormEvent } from 'react'
import type { FieldName } from '../../domain/checkout/checkout.ts'

type Values = Readonly<Record<string, string>>

type FilledIn = {
  /** Whether it has been filled in since it was sent, so that what is said of it is true no more. */
  isFilled(field: FieldName): boolean
  fill(values: Values): void
}

/** What a form of the checkout knows of the fields that it filled in by itself. */
export const FilledIn = createContext<FilledIn>({ isFilled: () => false, fill: () => {} })

/**
 * Compares what a form filled in with what was sent of it: on a slow connection a form may be sent first, and be
 * refused for what it has by then. What the shopper writes over is theirs.
 * @param sent with the last answer to the form
 */
export function useFilledIn(sent: Values | undefined) {
  const [filled, setFilled] = useState<Values>({})
  const onInput = ({ target }: FormEvent) => {
    const name = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''
    if (name in filled) setFilled(({ [name]: _, ...others }) => others)
  }
  const isFilled = (field: FieldName) => filled[field] !== undefined && filled[field] !== sent?.[field]
  const fill = (values: Values) => setFilled((before) => ({ ...before, ...values }))
  return { isFilled, fill, onInput }
}
