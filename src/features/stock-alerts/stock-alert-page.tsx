import { inShop } from '../../domain/shop-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { ALERT_DAYS, type StockAlertStep } from '../../domain/stock-alerts/stock-alert.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { besideField, fieldRow, TextField } from '../../ui/field.tsx'

const words: Record<StockAlertStep, { title(): string; text(): string }> = {
  sent: { title: m.newsletter_sent_title, text: m.stock_alert_sent_text },
  invalid: { title: m.newsletter_invalid_title, text: () => m.stock_alert_consent(inShop()) },
  'too-many': { title: m.stock_alert_too_many_title, text: m.newsletter_too_many },
  unknown: { title: m.stock_alert_unknown_title, text: m.stock_alert_unknown_text },
  confirm: { title: m.newsletter_confirm_title, text: m.stock_alert_confirm_text },
  confirmed: {
    title: m.stock_alert_confirmed_title,
    text: () => m.stock_alert_confirmed_text({ days: ALERT_DAYS }),
  },
  stop: { title: m.stock_alert_stop_title, text: m.stock_alert_stop_text },
  stopped: { title: m.stock_alert_stopped_title, text: m.stock_alert_stopped_text },
  allowed: { title: m.stock_alert_allowed_title, text: m.stock_alert_allowed_text },
  expired: { title: m.newsletter_expired_title, text: m.stock_alert_expired_text },
}
/** What a button of a page does; the others only say something. */
const deeds: Partial<Record<StockAlertStep, { to: string; words(): string; isMain: boolean }>> = {
  confirm: { to: 'confirm', words: m.stock_alert_confirm, isMain: true },
  stop: { to: 'stop', words: m.stock_alert_stop, isMain: false },
  stopped: { to: 'allow', words: m.stock_alert_allow, isMain: false },
}

export const stockAlertTitle = (step: StockAlertStep): string => words[step].title()

export type StockAlertPageProps = {
  step: StockAlertStep
  locale: Locale
  ticket: Record<string, string>
  /** Of a form whose address was mistyped. */
  sku?: string
  /** Of a confirmed wish. */
  product?: string
}

/** Where the links of a mail lead: a press on a button does it, so that nothing that only looks at links does. */
export function StockAlertPage({ step, locale, ticket, sku, product }: StockAlertPageProps) {
  const deed = deeds[step]
  return (
    <div className="page-width max-w-3xl! py-16 lg:py-24">
      <h1 className="wide text-title">{words[step].title()}</h1>
      <p className="mt-4 text-lg text-ink-soft">{words[step].text()}</p>
      <div className="mt-8">
        {deed ? (
          <form action={`/api/stock-alerts/${deed.to}`} method="post">
            <Hidden values={{ ...ticket, locale }} />
            <Button type="submit" size="lg" variant={deed.isMain ? 'primary' : 'secondary'}>
              {deed.words()}
            </Button>
          </form>
        ) : step === 'invalid' && sku ? (
          <form action="/api/stock-alerts" method="post" className={`${fieldRow} max-w-xl`}>
            <Hidden values={{ sku, locale }} />
            <TextField
              type="email"
              name="email"
              label={m.newsletter_email()}
              error={m.newsletter_invalid_text()}
              required
              maxLength={254}
              autoComplete="email"
              className="grow"
            />
            <Button type="submit" className={besideField}>
              {m.stock_alert_button()}
            </Button>
          </form>
        ) : product ? (
          <ButtonLink to={paths.product(locale, product)}>{m.stock_alert_to_product()}</ButtonLink>
        ) : (
          <ButtonLink to={paths.home(locale)}>{m.error_go_home()}</ButtonLink>
        )}
      </div>
    </div>
  )
}

const Hidden = ({ values }: { values: Record<string, string> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
