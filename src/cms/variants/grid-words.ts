import { useTranslation } from '@payloadcms/ui'
import { useCallback } from 'react'
import { localeOr } from '../../domain/locale.ts'
import { wordsOf, type WordOf } from '../staff-words.ts'

const gridWord = wordsOf('grid')
export type GridWord = WordOf<'grid'>
export type SayGrid = (word: GridWord, values?: Record<string, string | number>) => string

/** The words of the grid in the language of its user, and which language that is. */
export function useGridWords() {
  const locale = localeOr(useTranslation().i18n.language)
  const say = useCallback<SayGrid>((word, values) => gridWord(locale, word, values), [locale])
  return { locale, say }
}
