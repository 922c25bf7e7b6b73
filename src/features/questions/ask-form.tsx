import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { longestQuestion, type QuestionField } from '../../domain/questions/question-form.ts'
import { inShop } from '../../domain/shop-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextArea, TextField } from '../../ui/field.tsx'
import { useLacks } from '../../ui/lacks.ts'
import { Honeypot } from '../../ui/honeypot.tsx'
import { questionErrorText, questionRefusals, questionThanks } from './question-words.ts'
import { sendQuestion, type Sent } from './send-question.ts'

/** Whom the account of a signed-in shopper names, who need not type it again. */
export type WhoAsks = () => Promise<{ name: string; email: string } | undefined>
type Props = { product: string; locale: Locale; heading: 'h2' | 'h3'; whoAsks: WhoAsks }

/** The form to ask the shop something about a product; none where the shop takes no questions. */
export const AskForm = (props: Props) => (useLacks('questions') ? null : <Asking {...props} />)

/** A form that needs no script. */
function Asking({ product, locale, heading: Heading, whoAsks }: Props) {
  const [sent, setSent] = useState<Sent | 'ready' | 'sending'>('ready')
  const id = useId()
  const thanks = useRef<HTMLParagraphElement>(null)
  const fields = useRef<HTMLFormElement>(null)
  const state = typeof sent === 'string' ? sent : sent.state
  const errors = typeof sent !== 'string' && sent.state === 'wrong' ? sent.errors : []
  // The form is gone, and what was in sight with it.
  useEffect(() => {
    if (state === 'sent') thanks.current?.focus()
  }, [state])
  useEffect(() => {
    const fill = (name: string, value: string) => {
      const input = fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (input && input.value === '') input.value = value
    }
    whoAsks().then(
      (who) => {
        if (!who) return
        fill('author', who.name)
        fill('email', who.email)
      },
      () => undefined,
    )
  }, [whoAsks])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setSent('sending')
    const answer = await sendQuestion(new FormData(form))
    setSent(answer)
    if (answer.state === 'wrong') form.querySelector<HTMLElement>(`[name=${answer.errors[0]?.field}]`)?.focus()
  }
  const errorOf = (field: QuestionField) => {
    const error = errors.find((each) => each.field === field)
    return error ? { error: questionErrorText(error) } : {}
  }
  const refusal =
    state === 'unknown-product' || state === 'too-many' || state === 'failed' ? questionRefusals[state]() : undefined
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card bg-ground p-4 sm:p-6">
      <Heading id={`${id}-title`} className="text-lg font-semibold">
        {m.question_ask()}
      </Heading>
      <p
        ref={thanks}
        role="status"
        tabIndex={-1}
        className={state === 'sent' ? 'mt-2 scroll-mt-24 outline-none' : 'sr-only'}
      >
        {typeof sent !== 'string' && sent.state === 'sent' && questionThanks[sent.mails]()}
      </p>
      {state !== 'sent' && (
        <form
          ref={fields}
          action="/api/questions"
          method="post"
          noValidate
          onSubmit={submit}
          className="relative mt-2 space-y-4"
        >
          <p className="text-ink-soft">{m.question_intro()}</p>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="product" value={product} />
          <TextArea
            name="text"
            label={m.question_text()}
            rows={3}
            required
            maxLength={longestQuestion.text}
            {...errorOf('text')}
          />
          <TextField
            name="author"
            label={m.review_author()}
            optional={m.review_optional()}
            hint={m.review_author_hint()}
            maxLength={longestQuestion.author}
            autoComplete="nickname"
            {...errorOf('author')}
          />
          <TextField
            type="email"
            name="email"
            label={m.newsletter_email()}
            optional={m.review_optional()}
            hint={m.question_consent(inShop())}
            maxLength={254}
            autoComplete="email"
            {...errorOf('email')}
          />
          <Honeypot />
          <Button type="submit" aria-disabled={state === 'sending' || undefined}>
            {m.question_send()}
          </Button>
          <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
        </form>
      )}
    </section>
  )
}
