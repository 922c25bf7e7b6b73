import { inShop } from '../../domain/shop-name.ts'
import type { Locale } from '../../domain/locale.ts'
import type { NewsletterStep } from '../../domain/newsletter/newsletter.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'

const words: Record<NewsletterStep, { title(): string; text(): string }> = {
  sent: { title: m.newsletter_sent_title, text: m.newsletter_sent_text },
  invalid: { title: m.newsletter_invalid_title, text: m.newsletter_invalid_text },
  confirm: { title: m.newsletter_confirm_title, text: () => m.newsletter_confirm_text(inShop()) },
  confirmed: { title: m.newsletter_confirmed_title, text: m.newsletter_confirmed_text },
  unsubscribe: { title: m.newsletter_unsubscribe_title, text: m.newsletter_unsubscribe_text },
  unsubscribed: { title: m.newsletter_unsubscribed_title, text: m.newsletter_unsubscribed_text },
  expired: { title: m.newsletter_expired_title, text: m.newsletter_expired_text },
}

export const newsletterTitle = (step: NewsletterStep): string => words[step].title()

/** Where the links of a mail lead: a press on a button does it, so that nothing that only looks at links does. */
export function NewsletterPage({
  step,
  locale,
  ticket,
}: {
  step: NewsletterStep
  locale: Locale
  ticket: Record<string, string>
}) {
  const { title, text } = words[step]
  return (
    <div className="page-width max-w-3xl! py-16 lg:py-24">
      <h1 className="wide text-title">{title()}</h1>
      <p className="mt-4 text-lg text-ink-soft">{text()}</p>
      <div className="mt-8">
        {step === 'confirm' || step === 'unsubscribe' ? (
          <form action={`/api/newsletter/${step}`} method="post">
            {Object.entries({ ...ticket, locale }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" size="lg" variant={step === 'confirm' ? 'primary' : 'secondary'}>
              {step === 'confirm' ? m.newsletter_confirm() : m.newsletter_unsubscribe()}
            </Button>
          </form>
        ) : (
          <ButtonLink to={paths.home(locale)}>{m.error_go_home()}</ButtonLink>
        )}
      </div>
    </div>
  )
}
