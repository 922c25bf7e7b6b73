import type { ComponentProps } from 'react'
import { Link } from './link.tsx'
import { fetchesAhead, type Line } from '../domain/navigation/fetch-ahead.ts'

const wish = globalThis.matchMedia?.('(prefers-reduced-data: reduce)')

/** Asked anew for each link: a phone changes its line on the way. */
const ownLine = (): Line => {
  const { connection } = globalThis.navigator as { connection?: Line }
  return { saveData: connection?.saveData, effectiveType: connection?.effectiveType, reducesData: wish?.matches }
}

/**
 * A link to what is likely the next page: its data and its code are fetched once a mouse rests on it, a finger is on it
 * or the focus comes to it. A page of a shopper's own is not, nor is anything where data is saved.
 */
export const PageLink = ({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) => (
  <Link to={to} prefetch={fetchesAhead(to, ownLine()) ? 'intent' : 'none'} {...rest} />
)
