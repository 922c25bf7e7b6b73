import type { Locale } from '../../domain/locale.ts'
import { clock24, type Day } from '../../domain/time.ts'
import { readTypedMoment } from '../../domain/typed-moment.ts'
import { staffText } from '../staff-words.ts'

const FIELD = '.schedule-publish .date-time-picker input'
const EXAMPLE = { en: 'Nov 30, 2026 9:30 PM', fr: '30 nov. 2026, 21 h 30' }

/**
 * In the drawer where a publication is scheduled, reads what is typed by our rules, as the other fields of a day and
 * time do (src/cms/fields/date-field.tsx). Its picker guesses: in French it took every time for midnight. Here nothing
 * can be passed to it, so it gets what it reads right, before it sees that the field is left.
 * @param say shows words about what was not taken
 * @returns what ends it
 */
export function readTypedSchedules(locale: Locale, say: (words: string) => void, today: () => Day): () => void {
  let before = ''
  let typed: string | undefined
  let isOurs = false
  const fieldOf = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.matches(FIELD) ? target : undefined

  const write = (field: HTMLInputElement, text: string) => {
    // React takes a value that is set in any other way for one that it knows already.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    isOurs = true
    field.dispatchEvent(new Event('input', { bubbles: true }))
    isOurs = false
  }
  const settle = () => {
    const [field, text] = [document.querySelector<HTMLInputElement>(FIELD), typed]
    typed = undefined
    if (!field || !text) return
    const moment = readTypedMoment(text, locale)
    const hasPassed = moment !== undefined && moment.day < today()
    write(field, written(hasPassed ? readTypedMoment(before, locale) : (moment ?? readTypedMoment(before, locale))))
    if (hasPassed) say(staffText(locale, 'date_passed', { text }))
    else if (!moment) say(staffText(locale, 'date_unread', { text, example: EXAMPLE[locale] }))
  }

  const listeners: [string, (event: Event) => void][] = [
    ['focusin', (event) => (before = fieldOf(event)?.value ?? before)],
    ['input', (event) => (typed = isOurs ? undefined : (fieldOf(event)?.value ?? typed))],
    ['keydown', (event) => event instanceof KeyboardEvent && ['Enter', 'Tab'].includes(event.key) && settle()],
    ['mousedown', (event) => !fieldOf(event) && settle()],
    ['focusout', settle],
  ]
  for (const [name, listener] of listeners) window.addEventListener(name, listener, { capture: true })
  return () => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener, { capture: true })
  }
}

/** As the picker reads it in any language. */
function written(moment: ReturnType<typeof readTypedMoment>): string {
  if (!moment) return ''
  const { day, minute } = moment
  return `${day} ${clock24(minute)}`
}
