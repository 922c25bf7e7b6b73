import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { inShop } from '../../domain/shop-name.ts'
import { chatbotEvent, type ChatbotEventName } from '../../domain/analytics/chatbot-events.ts'
import type { Locale } from '../../domain/locale.ts'
import type { AskLook, ChatTopic } from '../../domain/shell/chatbot-parts.ts'
import { m } from '../../paraglide/messages.js'
import { buttonLook } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { useWasOpen } from '../../ui/use-was-open.ts'
import { push } from '../analytics/push.ts'

export type ChatPanelProps = { locale: Locale; topics: readonly ChatTopic[]; open: boolean; onClose(): void }
type Parts = { floating: boolean; extraButton: boolean }

type Props = {
  locale: Locale
  parts: Parts
  /** What fits the page: how the extra button offers itself, and what the assistant offers to be asked. */
  look: AskLook
  topics: readonly ChatTopic[]
  /** Where the extra button is a line of the page's own, the rest of the page around it. */
  renderAround?(ask: ReactNode): ReactNode
}

/**
 * The ways to the assistant: a launcher over the page, in English only, and a band at its end where the page has one
 * (acceptance 42–44). The panel's code comes with its first opening; with neither there is nothing at all.
 */
export function chatbotWith(loadPanel: () => Promise<ComponentType<ChatPanelProps>>) {
  const Panel = lazyDialog(loadPanel)
  return function Chatbot({ locale, parts: { floating, extraButton }, look, topics, renderAround }: Props) {
    const [open, setOpen] = useState(false)
    const wasOpen = useWasOpen(open)
    const { pathname } = useLocation()
    const show = (name: ChatbotEventName) => () => {
      push(chatbotEvent(name, pathname))
      setOpen(true)
    }
    const ask = extraButton && <Ask look={look} onAsk={show('menu clicked')} />
    if (!floating && !extraButton && !wasOpen) return renderAround?.(undefined)
    return (
      <>
        {renderAround ? renderAround(ask) : ask}
        {floating && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={show('floating button clicked')}
            className="chat-launcher dark-band inline-flex items-center gap-2 noscript:hidden"
          >
            <Icon name="help" size={20} />
            <span className="chat-launcher-words">{m.assistant_heading(inShop())}</span>
          </button>
        )}
        {wasOpen && (
          <Suspense>
            <Panel locale={locale} topics={topics} open={open} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    )
  }
}

function Ask({ look, onAsk }: { look: AskLook; onAsk(): void }) {
  const button = (className: string, content: ReactNode) => (
    <button type="button" aria-haspopup="dialog" onClick={onAsk} className={className}>
      {content}
    </button>
  )
  if (look === 'line')
    return button('inline-flex min-h-11 items-center underline underline-offset-4 noscript:hidden', m.assistant_ask())
  return (
    <section aria-labelledby="ask-heading" className="page-width mt-12 noscript:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-ground px-5 py-5 sm:px-7">
        <div>
          <h2 id="ask-heading" className="wide text-lg leading-tight">
            {look === 'choice' ? m.assistant_band_heading() : m.assistant_band_question()}
          </h2>
          <p className="mt-1 text-ink-soft">{m.assistant_band_text()}</p>
        </div>
        {button(
          `${buttonLook({ variant: 'secondary' })} max-sm:w-full`,
          <>
            <Icon name="help" size={20} />
            {m.assistant_ask()}
          </>,
        )}
      </div>
    </section>
  )
}
