import type { Locale } from '../../domain/locale.ts'
import { wordsIn, type Localized } from './localized.ts'

/** A block of a page as an editor saved it; its fields may be empty, or of a shape that is no longer known. */
export type BlockDoc = { id: string; blockType: string; blockName?: string | null; shownIn?: unknown } & Record<
  string,
  unknown
>

export const textOf = (block: Record<string, unknown>, field: string, locale: Locale): string =>
  wordsIn(block[field] as Localized, locale)
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.filter((each) => each !== null && each !== undefined) : []

/** A size in pixels; the fallback where none was given. */
export const pixels = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value > 0 ? Math.round(value) : fallback
