import { useEffect, useRef } from 'react'
import { inShop } from '../../domain/shop-name.ts'
import { SHORTEST_PASSWORD } from '../../domain/accounts/account-rules.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

type Props = {
  /** Where somebody who has an account signs in, and comes back from. */
  signIn: string
  /** Where the privacy policy is. */
  privacy?: string | undefined
  /** What was done, in words. */
  notice?: string | undefined
  /** What is wrong with the password, in words. */
  error?: string | undefined
}

/**
 * An account for a guest who has ordered: all it needs is known but a password. Who has one signs in: the order
 * is in it.
 */
export function OrderAccount({ signIn, privacy, notice, error }: Props) {
  const part = useRef<HTMLElement>(null)
  // The answer is a page that is loaded anew: what was there from the beginning is not announced.
  useEffect(() => {
    if (notice || error) part.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=status]')?.focus()
  }, [notice, error])
  return (
    <section
      ref={part}
      id="order-account"
      aria-labelledby="order-account-heading"
      className="mt-8 scroll-mt-4 rounded-card bg-ground px-5 py-5 sm:px-7 print:hidden"
    >
      <h2 id="order-account-heading" className="wide text-lg">
        {notice ? m.account_check_mail_title() : m.order_account()}
      </h2>
      {notice ? (
        <p role="status" tabIndex={-1} className="mt-2 flex items-start gap-2.5 font-medium text-spruce-deep">
          <Icon name="check" size={22} className="mt-px" />
          {notice}
        </p>
      ) : (
        <form method="post" action="#order-account" noValidate className="mt-1">
          <input type="hidden" name="intent" value="register" />
          <p className="max-w-prose text-ink-soft">{m.order_account_text()}</p>
          <div className="mt-4 flex max-w-xl flex-col gap-3 sm:flex-row sm:items-start">
            <TextField
              label={m.account_password()}
              name="password"
              type="password"
              autoComplete="new-password"
              hint={m.account_password_hint({ count: SHORTEST_PASSWORD })}
              error={error}
              className="flex-1"
              required
            />
            <Button type="submit" variant="secondary" className="h-12 sm:mt-7.5">
              {m.order_account_create()}
            </Button>
          </div>
          <p className="mt-3 text-sm text-ink-soft">
            {m.order_account_terms(inShop())}{' '}
            {privacy && (
              <Link to={privacy} className="inline-block py-1 text-ink underline underline-offset-4">
                {m.account_terms_link()}
              </Link>
            )}
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            {m.account_have_account()}{' '}
            <Link to={signIn} className="inline-block py-1 text-ink underline underline-offset-4">
              {m.account_sign_in()}
            </Link>
          </p>
        </form>
      )}
    </section>
  )
}
