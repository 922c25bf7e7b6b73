import { z } from 'zod'
import type { AccountAnswer, FieldRefusal } from '../../domain/accounts/account-answer.ts'
import { locales } from '../../domain/locale.ts'
import { emailAddress } from '../../domain/newsletter/email-address.ts'
import { paths } from '../../domain/paths.ts'
import { passwordRefusal } from './password-refusal.ts'

const person = z.object({ name: z.string().trim().min(1).max(80) })

type Registration = {
  ok: true
  name: string
  email: string
  password: string
  /** Where the shopper was going. */
  to?: string
}

/** No other path goes into the mail: it may be to a stranger, whom whoever fills in the form could write to by it. */
const onward = locales.flatMap((locale) => [
  paths.account(locale, 'wishlist'),
  paths.checkout(locale),
  paths.checkout(locale, 'contact'),
])

/** What the form of a new account says, or all that is wrong with it, in the order of its fields. */
export function readRegistration(form: Record<string, unknown>): Registration | Extract<AccountAnswer, { ok: false }> {
  const [email, password] = [
    emailAddress(form.email)?.toLowerCase(),
    typeof form.password === 'string' ? form.password : '',
  ]
  const name = person.safeParse(form).data?.name
  const bad = passwordRefusal(
    password,
    [email, name].flatMap((own) => own ?? []),
  )
  const errors: FieldRefusal[] = [
    ...(name ? [] : [{ reason: 'name-missing', field: 'name' } as const]),
    ...(email ? [] : [{ reason: 'invalid-email', field: 'email' } as const]),
    ...(bad ? [{ reason: bad, field: 'password' }] : []),
    ...(form.terms ? [] : [{ reason: 'terms', field: 'terms' } as const]),
  ]
  const to = onward.find((path) => path === form.to)
  const [first] = errors
  return name && email && !first
    ? { ok: true, name, email, password, ...(to && { to }) }
    : { ok: false, reason: first?.reason ?? 'bad-request', ...(first && { field: first.field }), errors }
}
