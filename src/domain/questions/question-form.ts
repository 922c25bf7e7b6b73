import { emailAddress } from '../newsletter/email-address.ts'
import { plainText, textProblem, type TextProblem } from '../reviews/shopper-text.ts'

/** The most characters of each field, and of the shop's answer. */
export const longestQuestion = { text: 1000, author: 40 } as const
export const LONGEST_ANSWER = 3000

export type QuestionField = keyof typeof longestQuestion | 'email'
/** Why a field was refused. */
export type QuestionProblem = 'missing' | 'no-email' | TextProblem
export type QuestionError = { field: QuestionField; problem: QuestionProblem }

/** A question as it was asked, before anybody read it; `email` is where the answer is to go. */
export type AskedQuestion = { text: string; author: string; email?: string }

/**
 * The question of a form, or every field that is wrong: by the rules of all that shoppers write, so links, markup and
 * what is too long are refused. An address need not be given.
 * @param form what was sent: untrusted
 */
export function readQuestion(form: Readonly<Record<string, unknown>>): AskedQuestion | QuestionError[] {
  const words = { text: plainText(form.text), author: plainText(form.author) }
  const typed = typeof form.email === 'string' ? form.email.trim() : ''
  const email = emailAddress(typed)
  const errors: QuestionError[] = []
  for (const field of ['text', 'author'] as const) {
    const problem = textProblem(words[field], longestQuestion[field])
    if (problem) errors.push({ field, problem })
  }
  if (words.text === '') errors.push({ field: 'text', problem: 'missing' })
  if (typed !== '' && !email) errors.push({ field: 'email', problem: 'no-email' })
  return errors.length > 0 ? errors : { ...words, ...(email && { email }) }
}
