import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { useLowerEdge } from '../../ui/use-lower-edge.ts'
import { acceptAll, refuseAll } from './choose.ts'

type Props = {
  locale: Locale
  /** What the header takes of the window: below it the question has to fit, or else scrolls. */
  headerHeight: number
  onMore(): void
}

/**
 * The question, at the lower edge: it covers nothing that moves, blocks nothing, and presents both answers equally
 * (acceptance 148). The page gets longer by its height, so that its end can be seen too.
 */
export function ConsentBanner({ locale, headerHeight, onMore }: Props) {
  const ref = useLowerEdge<HTMLElement>('--consent-bar')
  return (
    <section
      ref={ref}
      aria-labelledby="consent-heading"
      data-consent-bar
      className="consent-bar border-line bg-surface shadow-panel"
      style={{ maxHeight: `max(6rem, 100dvh - ${headerHeight}px - var(--consent-below))` }}
    >
      <h2 id="consent-heading" className="wide text-base leading-tight">
        {m.consent_heading()}
      </h2>
      <p className="mt-1 text-sm leading-snug">{m.consent_text()}</p>
      <div className="mt-2.5 grid grid-cols-2 gap-2">
        <Button variant="secondary" size="sm" onClick={() => refuseAll(locale)}>
          {m.consent_refuse()}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => acceptAll(locale)}>
          {m.consent_accept()}
        </Button>
      </div>
      <button
        type="button"
        onClick={onMore}
        className="mt-1 inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:decoration-2 lg:min-h-8"
      >
        {m.consent_more()}
      </button>
    </section>
  )
}
