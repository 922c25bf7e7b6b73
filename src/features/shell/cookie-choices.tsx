import { m } from '../../paraglide/messages.js'

type Props = {
  /** The address, and the opening, of the panel of cookie choices. */
  hash: string
  onOpen(): void
  className: string
}

/**
 * A link to a place of the page: it works in HTML that is not alive yet. Without JavaScript there is nothing to
 * choose.
 */
export const CookieChoices = ({ hash, onOpen, className }: Props) => (
  <a
    href={`#${hash}`}
    onClick={(event) => {
      event.preventDefault()
      onOpen()
    }}
    className={className}
  >
    {m.consent_choices()}
  </a>
)
