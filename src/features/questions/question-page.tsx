import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { ANSWER_DAYS, type AskMail } from '../../domain/questions/question.ts'
import type { QuestionStep } from '../../domain/questions/question-step.ts'
import type { QuestionRefusal } from '../../domain/questions/refusal.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { questionErrorText, questionRefusals, questionThanks } from './question-words.ts'

type Words = { title(): string; text(): string }
const words: Record<QuestionStep, Words> = {
  sent: { title: m.question_sent_title, text: m.question_sent_text },
  refused: { title: m.review_errors, text: m.newsletter_failed },
  confirm: { title: m.newsletter_confirm_title, text: m.question_confirm_text },
  confirmed: {
    title: m.stock_alert_confirmed_title,
    text: () => m.question_confirmed_text({ days: ANSWER_DAYS }),
  },
  stop: { title: m.question_stop_title, text: m.question_stop_text },
  stopped: { title: m.stock_alert_stopped_title, text: m.question_stopped_text },
  allowed: { title: m.stock_alert_allowed_title, text: m.question_allowed_text },
  expired: { title: m.newsletter_expired_title, text: m.question_expired_text },
}
/** What a button of a page does; the others only say something. */
const deeds: Partial<Record<QuestionStep, { to: string; words(): string; isMain: boolean }>> = {
  confirm: { to: 'confirm', words: m.question_confirm, isMain: true },
  stop: { to: 'stop', words: m.question_stop, isMain: false },
  stopped: { to: 'allow', words: m.stock_alert_allow, isMain: false },
}

export const questionTitle = (step: QuestionStep): string => words[step].title()

export type QuestionPageProps = {
  step: QuestionStep
  locale: Locale
  ticket: Record<string, string>
  /** The code of the product that the question is about. */
  product?: string
  /** The next mail to whoever asked. */
  mails: AskMail
  /** Why a question was refused. */
  why?: QuestionRefusal
}

/** What follows the form without JavaScript, and where the links of a mail lead: a press on a button does it. */
export function QuestionPage({ step, locale, ticket, product, mails, why }: QuestionPageProps) {
  const deed = deeds[step]
  const text =
    step === 'sent'
      ? questionThanks[mails]()
      : why === undefined
        ? words[step].text()
        : typeof why === 'string'
          ? questionRefusals[why]()
          : questionErrorText(why)
  return (
    <div className="page-width max-w-3xl! py-16 lg:py-24">
      <h1 className="wide text-title">{words[step].title()}</h1>
      <p className="mt-4 text-lg text-ink-soft">{text}</p>
      {step === 'refused' && <p className="mt-2">{m.question_go_back()}</p>}
      <div className="mt-8">
        {deed ? (
          <form action={`/api/questions/${deed.to}`} method="post">
            {Object.entries({ ...ticket, locale }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" size="lg" variant={deed.isMain ? 'primary' : 'secondary'}>
              {deed.words()}
            </Button>
          </form>
        ) : product ? (
          <ButtonLink to={paths.questions(locale, product)}>{m.question_to_product()}</ButtonLink>
        ) : (
          <ButtonLink to={paths.home(locale)}>{m.error_go_home()}</ButtonLink>
        )}
      </div>
    </div>
  )
}
