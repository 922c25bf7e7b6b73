import type { Both, Locale } from '../domain/locale.ts'
import { m } from '../paraglide-staff/messages.js'

/** The name of a message of messages/staff.{en,fr}.json. */
export type StaffMessage = keyof typeof m
const messages = { ...m }
type Values = Record<string, string | number>
type Compiled = (values: Values, options: { locale: Locale }) => string

/** The words of one part of the admin: the messages whose names begin with it. */
export type WordOf<Part extends string, Name extends string = StaffMessage> = Name extends `${Part}_${infer Word}`
  ? Word
  : never

/** A name as messages write it: theirs have no hyphens. */
type Keyed<Name extends string> = Name extends `${infer Head}-${infer Rest}` ? `${Head}_${Keyed<Rest>}` : Name

export const isStaffMessage = (name: string): name is StaffMessage => Object.hasOwn(messages, name)

/** The words of the admin, in the language of its user. */
export const staffText = (locale: Locale, name: StaffMessage, values: Values = {}): string =>
  (messages[name] as Compiled)(values, { locale })

/** The same in both languages, where Payload chooses. */
export const staffTexts = (name: StaffMessage, values: Values = {}): Both => ({
  en: staffText('en', name, values),
  fr: staffText('fr', name, values),
})

/** The words of a part of the admin; what all tools share is under `exchange`. */
export const wordsOf =
  <Part extends string>(part: Part) =>
  (locale: Locale, word: WordOf<Part | 'exchange'>, values: Values = {}): string => {
    const own = `${part}_${word}`
    return staffText(locale, isStaffMessage(own) ? own : (`exchange_${word}` as StaffMessage), values)
  }

export const exchangeWord = wordsOf('exchange')

/** The names of states, reasons and the like: each has a message of its part. */
export const namesOf =
  <Part extends string>(part: Part) =>
  <Name extends string>(name: Name & (Keyed<Name> extends WordOf<Part> ? unknown : never)): StaffMessage =>
    `${part}_${name.replaceAll('-', '_')}` as StaffMessage
