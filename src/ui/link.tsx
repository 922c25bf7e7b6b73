import { useContext, useState, type ComponentProps, type MouseEvent } from 'react'
import {
  createPath,
  Link as RouterLink,
  PrefetchPageLinks,
  UNSAFE_FrameworkContext as PagesContext,
} from 'react-router'
import { isPlainClick } from './is-plain-click.ts'
import { useLasting } from './use-lasting.ts'
import { useRouter } from './use-router.ts'

type Props = Omit<ComponentProps<typeof RouterLink>, 'discover'>
type PlainProps = Omit<Props, 'to'> & { to: string }
type Router = NonNullable<ReturnType<typeof useRouter>>

/**
 * React Router's link where it leads to an address of the shop: the same HTML, the same clicks and the same fetching
 * ahead, but for a mark by which the router looks for routes it does not know: a page has all of them
 * (react-router.config.ts). The router's own follows the address and the routes, so that each of a listing's hundreds
 * of links is drawn again at every tap, and computes what none of them needs.
 */
export const Link = typeof document === 'undefined' ? ServerLink : BrowserLink

const isPlain = (props: Props): props is PlainProps =>
  typeof props.to === 'string' &&
  props.to.startsWith('/') &&
  !props.to.startsWith('//') &&
  (props.prefetch === undefined || props.prefetch === 'none' || props.prefetch === 'intent')

/** What of a link is the router's, and no attribute. */
const ofRouter = ['preventScrollReset', 'relative', 'reloadDocument', 'replace', 'state', 'viewTransition'] as const

/** Called, not rendered: a listing has hundreds. */
function anchor({ to, prefetch: _, children, ...rest }: PlainProps) {
  for (const name of ofRouter) if (name in rest) delete rest[name]
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

function ServerLink(props: Props) {
  return isPlain(props) ? anchor(props) : <RouterLink {...props} discover="none" />
}

function BrowserLink(props: Props) {
  const router = useRouter()
  if (!router || !isPlain(props) || props.reloadDocument || props.viewTransition)
    return <RouterLink {...props} discover="none" />
  return props.prefetch === 'intent' ? (
    <LikelyLink {...props} router={router} />
  ) : (
    <PlainLink {...props} router={router} />
  )
}

function PlainLink({ router, ...props }: PlainProps & { router: Router }) {
  const { to, replace, state, preventScrollReset, onClick, target } = props
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isForThisPage(event, target)) return
    event.preventDefault()
    const isHere = createPath(router.state.location) === to
    void router.navigate(to, { replace: replace ?? isHere, state, preventScrollReset })
  }
  return anchor({ ...props, onClick: follow })
}

/** Not for another window, and not to be saved. */
const isForThisPage = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 && (!target || target === '_self') && isPlainClick(event)

/** How long a mouse rests on a link before that is a sign, in milliseconds, as the router has it. */
const INTENT_MS = 100

/** What is likely the next page is fetched: a mouse rests on its link, a finger is on it, or it has the focus. */
function LikelyLink(props: PlainProps & { router: Router }) {
  const { to, onFocus, onBlur, onMouseEnter, onMouseLeave, onTouchStart } = props
  const [isThere, setThere] = useState(false)
  const canFetch = useContext(PagesContext) !== undefined
  const isLikely = useLasting(isThere && canFetch, INTENT_MS)
  const sign =
    <E,>(own: ((event: E) => void) | undefined, there: boolean) =>
    (event: E) => {
      own?.(event)
      setThere(there)
    }
  const signs = {
    onFocus: sign(onFocus, true),
    onBlur: sign(onBlur, false),
    onMouseEnter: sign(onMouseEnter, true),
    onMouseLeave: sign(onMouseLeave, false),
    onTouchStart: sign(onTouchStart, true),
  }
  return (
    <>
      <PlainLink {...props} {...signs} />
      {isLikely && <PrefetchPageLinks page={to} />}
    </>
  )
}
