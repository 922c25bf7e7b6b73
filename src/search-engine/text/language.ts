import { lemmaEn, stemEn } from './lemma-en.ts'
import { lemmaFr, stemFr } from './lemma-fr.ts'
import { phoneticFr } from './phonetic-fr.ts'
import { stopWords } from './stop-words.ts'

/** The word rules of one language, or of several at once. Input words are folded. */
export type Language = {
  /** Singular. */
  lemma(word: string): string
  /** The key under which forms of a word are grouped; words of one lemma have one stem. */
  stem(word: string): string
  isStopWord(word: string): boolean
  /** What homophones have in common; the same function every time, and none where the language needs none. */
  phonetic?: PhoneticKey
}
export type PhoneticKey = (word: string) => string | undefined

/** By codes that a request may name: a map has nothing but its own. */
const known = new Map<string, Omit<Language, 'isStopWord'>>([
  ['en', { lemma: lemmaEn, stem: stemEn }],
  ['fr', { lemma: lemmaFr, stem: stemFr, phonetic: phoneticFr }],
])
const plain: Omit<Language, 'isStopWord'> = { lemma: (word: string) => word, stem: (word: string) => word }

/** Of several languages the first decides on forms, and each on its stop words. Unknown ones have no forms. */
export function languageOf(codes: readonly string[]): Language {
  const forms = known.get(codes[0] ?? '') ?? plain
  const sets = codes.flatMap((code) => stopWords.get(code) ?? [])
  return {
    lemma: (word) => (hasDigit(word) ? word : forms.lemma(word)),
    stem: (word) => (hasDigit(word) ? word : forms.stem(word)),
    isStopWord: (word) => sets.some((set) => set.has(word)),
    ...(forms.phonetic && { phonetic: forms.phonetic }),
  }
}

/** A word and its singular in each known language. */
export const lemmasOf = (word: string): string[] => [
  ...new Set([word, ...(hasDigit(word) ? [] : Array.from(known.values(), ({ lemma }) => lemma(word)))]),
]

/** Codes and numbers have no forms and no misspellings. */
export function hasDigit(word: string): boolean {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    if (code >= 48 && code <= 57) return true
  }
  return false
}
