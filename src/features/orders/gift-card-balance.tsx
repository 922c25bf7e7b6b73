import { Form } from 'react-router'
import type { Locale } from '../../domain/locale.ts'
import { money, type Cents } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/field.tsx'

const problems = {
  unknown: m.gift_card_unknown,
  void: m.gift_card_void,
  'too-many': m.checkout_error_too_many,
}

export type BalanceAnswer = { code: string; balance: Cents } | { problem: keyof typeof problems }

/** The balance of a gift card, for anyone with its code. */
export function GiftCardBalancePage({
  answer,
  cards,
  locale,
}: {
  answer?: BalanceAnswer
  /** Where cards are sold. */
  cards?: string
  locale: Locale
}) {
  const problem = answer && 'problem' in answer ? problems[answer.problem]() : undefined
  return (
    <div className="page-width max-w-xl! pt-8 pb-4 lg:pt-16">
      <h1 className="wide text-title">{m.gift_balance_title()}</h1>
      <p className="mt-3 text-lg text-ink-soft">{m.gift_balance_intro()}</p>
      <p
        role="status"
        className={
          answer && 'balance' in answer
            ? 'mt-6 rounded-card bg-spruce-pale p-5 text-lg font-semibold text-spruce-deep'
            : ''
        }
      >
        {answer &&
          'balance' in answer &&
          m.gift_balance_is({ code: answer.code, amount: money(answer.balance, locale) })}
      </p>
      <Form method="post" noValidate className="mt-8 grid gap-5">
        <ErrorSummary
          heading={m.checkout_problems({ count: 1 })}
          errors={problem ? [{ id: 'gift-code', text: problem }] : []}
          answer={answer}
        />
        <TextField
          id="gift-code"
          name="code"
          label={m.gift_balance_code()}
          hint={m.checkout_gift_card_hint()}
          error={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button type="submit" size="lg">
          {m.gift_balance_show()}
        </Button>
      </Form>
      {cards && (
        <ButtonLink to={cards} variant="quiet" className="mt-3 -ml-5 underline underline-offset-4">
          {m.gift_balance_shop()}
        </ButtonLink>
      )}
    </div>
  )
}
