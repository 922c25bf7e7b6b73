import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

type Props = ComponentProps<typeof RouterLink>

/**
 * React Router's link, whose HTML the server writes by itself where it leads to an address of the shop: what the router
 * computes besides only a browser uses, and a listing has hundreds of links.
 */
export const Link = typeof document === 'undefined' ? ServerLink : RouterLink

/** What only the router's own link needs. */
const inBrowser = ['preventScrollReset', 'relative', 'reloadDocument', 'replace', 'state', 'viewTransition'] as const

function ServerLink(props: Props) {
  const { to, discover = 'render', prefetch = 'none', children, ...rest } = props
  const isPlain = typeof to === 'string' && to.startsWith('/') && !to.startsWith('//')
  if (!isPlain || (prefetch !== 'none' && prefetch !== 'intent')) return <RouterLink {...props} />
  for (const name of inBrowser) if (name in rest) delete rest[name]
  return (
    <a {...rest} href={to} data-discover={discover === 'render' ? 'true' : undefined}>
      {children}
    </a>
  )
}
