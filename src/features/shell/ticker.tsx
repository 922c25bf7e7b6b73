import { Link } from '../../ui/link.tsx'
import type { PromoMessage } from '../../domain/shell/shell.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, isIconName } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useTicker } from './use-ticker.ts'

/** One promo message after the other; nothing where there is none, still where there is one (acceptance 75–77). */
export function Ticker({ messages }: { messages: readonly PromoMessage[] }) {
  if (messages.length === 0) return null
  // New messages restart from the first (76).
  return <MovingTicker key={messages.map(({ id }) => id).join()} messages={messages} />
}

function MovingTicker({ messages }: { messages: readonly PromoMessage[] }) {
  const { frame, pausedByControl, isStill, brake, next } = useTicker(messages.length)
  const message = messages[frame?.index ?? 0]
  if (!message) return null
  return (
    <div role="group" aria-label={m.shell_offers()} className="flex min-w-0 flex-1 items-center justify-center">
      <p
        key={message.id}
        data-phase={frame?.phase}
        className="ticker-message"
        onPointerEnter={() => brake('pause', 'hover')}
        onPointerLeave={() => brake('resume', 'hover')}
        onFocus={() => brake('pause', 'focus')}
        onBlur={() => brake('resume', 'focus')}
      >
        <PromoText message={message} />
      </p>
      {/* Where nothing moves there is nothing to pause: the shopper leafs through. */}
      {messages.length > 1 && isStill && (
        <IconButton
          icon="arrow-right"
          iconSize={16}
          label={m.shell_ticker_next()}
          onClick={next}
          className="noscript:hidden lg:size-9"
        />
      )}
      {messages.length > 1 && !isStill && (
        <IconButton
          icon={pausedByControl ? 'play' : 'pause'}
          iconSize={16}
          label={pausedByControl ? m.shell_ticker_play() : m.shell_ticker_pause()}
          onClick={() => brake(pausedByControl ? 'resume' : 'pause', 'control')}
          className="noscript:hidden lg:size-9"
        />
      )}
    </div>
  )
}

function PromoText({ message: { text, href, icon } }: { message: PromoMessage }) {
  const words = (
    <>
      {icon && isIconName(icon.id) && (
        <Icon
          name={icon.id}
          size={icon.width}
          height={icon.height}
          className="mr-2 inline-block align-[-0.25em] max-sm:hidden"
        />
      )}
      {text}
    </>
  )
  if (!href) return words
  return (
    <Link
      to={href}
      className="underline decoration-white/50 underline-offset-[0.2em] outline-none hover:decoration-white"
    >
      {words}
    </Link>
  )
}
