import {
  useContext,
  useEffect,
  useState,
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type TouchEvent,
} from 'react'
import {
  createPath,
  Link as RouterLink,
  PrefetchPageLinks,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_FrameworkContext as PagesContext,
} from 'react-router'

type Props = ComponentProps<typeof RouterLink>
type PlainProps = Omit<Props, 'to'> & { to: string }
type Router = NonNullable<ComponentProps<typeof RouterContext.Provider>['value']>['router']

/**
 * React Router's link where it leads to an address of the shop: the same HTML, the same clicks and the same fetching
 * ahead. The router's own follows the address and the routes, so that each of a listing's hundreds of links is drawn
 * again at every tap, and computes what none of them needs.
 */
export const Link = typeof document === 'undefined' ? ServerLink : BrowserLink

/** What only the router's own link needs. */
const inBrowser = ['preventScrollReset', 'relative', 'reloadDocument', 'replace', 'state', 'viewTransition'] as const

const isPlain = (props: Props): props is PlainProps =>
  typeof props.to === 'string' &&
  props.to.startsWith('/') &&
  !props.to.startsWith('//') &&
  (props.prefetch === undefined || props.prefetch === 'none' || props.prefetch === 'intent')

function ServerLink(props: Props) {
  if (!isPlain(props)) return <RouterLink {...props} />
  const { to, discover = 'render', prefetch: _, children, ...rest } = props
  for (const name of inBrowser) if (name in rest) delete rest[name]
  return (
    <a {...rest} href={to} data-discover={discover === 'render' ? 'true' : undefined}>
      {children}
    </a>
  )
}

function BrowserLink(props: Props) {
  const router = useContext(RouterContext)?.router
  if (!router || !isPlain(props) || props.reloadDocument || props.viewTransition) return <RouterLink {...props} />
  return props.prefetch === 'intent' ? (
    <LikelyLink {...props} router={router} />
  ) : (
    <PlainLink {...props} router={router} />
  )
}

function PlainLink({ router, ...props }: PlainProps & { router: Router }) {
  const { to, discover = 'render', prefetch: _, children, replace, state, preventScrollReset, onClick, ...rest } = props
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isForThisPage(event, props.target)) return
    event.preventDefault()
    const isHere = createPath(router.state.location) === to
    void router.navigate(to, { replace: replace ?? isHere, state, preventScrollReset })
  }
  return (
    <a {...rest} href={to} onClick={follow} data-discover={discover === 'render' ? 'true' : undefined}>
      {children}
    </a>
  )
}

/** Not for another window, and not to be saved. */
const isForThisPage = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !event.metaKey &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.shiftKey

/** How long a mouse rests on a link before that is a sign, in milliseconds, as the router has it. */
const INTENT_MS = 100

/** What is likely the next page is fetched: a mouse rests on its link, a finger is on it, or it has the focus. */
function LikelyLink(props: PlainProps & { router: Router }) {
  const { to, onFocus, onBlur, onMouseEnter, onMouseLeave, onTouchStart } = props
  const [isThere, setThere] = useState(false)
  const [isLikely, setLikely] = useState(false)
  const canFetch = useContext(PagesContext) !== undefined
  useEffect(() => {
    if (!isThere || !canFetch) return setLikely(false)
    const timer = setTimeout(() => setLikely(true), INTENT_MS)
    return () => clearTimeout(timer)
  }, [isThere, canFetch])
  const watched = {
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => (onFocus?.(event), setThere(true)),
    onBlur: (event: FocusEvent<HTMLAnchorElement>) => (onBlur?.(event), setThere(false)),
    onMouseEnter: (event: MouseEvent<HTMLAnchorElement>) => (onMouseEnter?.(event), setThere(true)),
    onMouseLeave: (event: MouseEvent<HTMLAnchorElement>) => (onMouseLeave?.(event), setThere(false)),
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => (onTouchStart?.(event), setThere(true)),
  }
  return (
    <>
      <PlainLink {...props} {...watched} />
      {isLikely && <PrefetchPageLinks page={to} />}
    </>
  )
}
