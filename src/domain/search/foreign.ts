import { isPlainObject } from '../plain-object.ts'

/** Reading what a provider answers, of which nothing is sure: a wrong shape is nothing, and breaks nothing. */
export const fieldsOf = (value: unknown): Partial<Record<string, unknown>> => (isPlainObject(value) ? { ...value } : {})
/** The list, or an empty one. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
/** A text with something in it; a number as its text. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : undefined
/** A finite number. */
export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
