import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { chatbotEvent, type ChatbotEventName } from '../../domain/analytics/chatbot-events.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { buttonLook } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useWasOpen } from '../../ui/use-was-open.ts'
import { push } from '../analytics/push.ts'

export type ChatPanelProps = { locale: Locale; open: boolean; onClose(): void }
type Parts = { floating: boolean; extraButton: boolean }

/**
 * The ways to the assistant: a launcher over the page, in English only, and a band at its end where the page has one
 * (acceptance
 * 42–44). The panel's code comes with its first opening; with neither there is nothing at all.
 */
export function chatbotWith(loadPanel: () => Promise<ComponentType<ChatPanelProps>>) {
  const Panel = lazy(async () => ({ default: await loadPanel() }))
  return function Chatbot({ locale, parts: { floating, extraButton } }: { locale: Locale; parts: Parts }) {
    const [open, setOpen] = useState(false)
    const wasOpen = useWasOpen(open)
    const { pathname } = useLocation()
    if (!floating && !extraButton && !wasOpen) return null
    const show = (name: ChatbotEventName) => () => {
      push(chatbotEvent(name, pathname))
      setOpen(true)
    }
    return (
      <>
        {extraButton && (
          <section aria-labelledby="ask-heading" className="page-width mt-12 noscript:hidden">
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-ground px-5 py-5 sm:px-7">
              <div>
                <h2 id="ask-heading" className="wide text-lg leading-tight">
                  {m.assistant_band_heading()}
                </h2>
                <p className="mt-1 text-ink-soft">{m.assistant_band_text()}</p>
              </div>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={show('menu clicked')}
                className={`${buttonLook({ variant: 'secondary' })} max-sm:w-full`}
              >
                <Icon name="help" size={20} />
                {m.assistant_ask()}
              </button>
            </div>
          </section>
        )}
        {floating && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={show('floating button clicked')}
            className="chat-launcher dark-band inline-flex items-center gap-2 shadow-panel noscript:hidden"
          >
            <Icon name="help" size={24} />
            <span className="max-lg:sr-only">{m.assistant_heading()}</span>
          </button>
        )}
        {wasOpen && (
          <Suspense>
            <Panel locale={locale} open={open} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    )
  }
}
