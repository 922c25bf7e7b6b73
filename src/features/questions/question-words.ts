import { longestQuestion, type QuestionError } from '../../domain/questions/question-form.ts'
import type { AskMail } from '../../domain/questions/question.ts'
import { m } from '../../paraglide/messages.js'

/** What is wrong with a field, and what to do. */
export function questionErrorText({ field, problem }: QuestionError): string {
  if (problem === 'missing') return m.question_error_missing()
  if (problem === 'no-email' || field === 'email') return m.newsletter_invalid_text()
  if (problem === 'too-long') return m.review_error_too_long({ most: longestQuestion[field] })
  return problem === 'link' ? m.review_error_link() : m.review_error_markup()
}

/** What follows a question that was sent. */
export const questionThanks: Record<AskMail, () => string> = {
  none: m.question_sent_text,
  confirm: m.question_sent_mail,
  answer: m.question_sent_known,
}

/** Why a whole question was refused. */
export const questionRefusals = {
  'unknown-product': m.stock_alert_unknown_title,
  'too-many': m.newsletter_too_many,
  failed: m.newsletter_failed,
} as const
