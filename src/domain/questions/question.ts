import type { Picture } from '../catalog/product.ts'
import type { Both, Locale } from '../locale.ts'
import type { Day } from '../time.ts'
import type { QuestionError } from './question-form.ts'

/** What somebody wanted to know of a product, and what the shop answers in the same language. */
export type Question = {
  id: string
  text: string
  /** The name they signed with; none where they gave none. */
  author: string
  /** The language it is asked and answered in. */
  locale: Locale
  /** The shop's day on which it was asked. */
  askedOn: Day
  answer: string
}

/** The questions of a product on a page of their own, those in its language first. */
export type QuestionsPage = {
  id: string
  title: string
  slug: string
  href: string
  picture?: Picture
  path: Both
  questions: Question[]
}

/** The next mail to whoever asks: one to confirm the address they left, or that with the answer where it is known. */
export const askMails = ['none', 'confirm', 'answer'] as const
export type AskMail = (typeof askMails)[number]

/** A question that was asked before is answered as if it were new. */
export type AskAnswer =
  | { ok: true; mails: AskMail }
  | { ok: false; reason: 'unknown-product' | 'too-many' }
  | { ok: false; reason: 'wrong-fields'; errors: QuestionError[] }

const DAY_MS = 86_400_000
/** How long the link that confirms is good, in days; our choice. */
export const CONFIRM_DAYS = 7
/** How long a confirmed address waits for an answer, in days; our choice. After that nobody remembers having asked. */
export const ANSWER_DAYS = 180
/** Mails that ask one address to confirm, within `MAILS_WITHIN_MS`: a form must not be a way to flood a mailbox. */
export const MOST_CONFIRM_MAILS = 3
export const MAILS_WITHIN_MS = 60 * 60_000

/** When the address of a question is forgotten, in milliseconds: soon where nobody confirms it. */
export const addressEnd = (now: number, state: 'pending' | 'confirmed'): number =>
  now + (state === 'pending' ? CONFIRM_DAYS : ANSWER_DAYS) * DAY_MS
