import { createContext, memo, useContext, type ComponentType, type ReactNode } from 'react'
import { useMatches, useSearchParams } from 'react-router'
import type { Locale } from '../domain/locale.ts'
import type { PageName } from '../domain/paths.ts'
import { useCartActions } from '../features/cart/cart-provider.tsx'
import { chosenSearch, ownFrame, pagePropsOf } from '../features/shell/page-props.ts'
import { RouteChange } from '../features/shell/route-change.tsx'
import { useRouter } from '../ui/use-router.ts'

/**
 * The router draws its routes at every change of its state: a page is on its way, a form is sent. The frame and the
 * pages are drawn only where what they show changes (docs/decisions/0055).
 */
export const FramedPage = createContext<ReactNode>(null)

/** The page in its place, and after it what follows a change of pages: it looks at the new one before its effects. */
export function ShownPage({ renderMain }: { renderMain(page: ReactNode): ReactNode }) {
  const { clearMessages } = useCartActions()
  return (
    <>
      {renderMain(useContext(FramedPage))}
      <RouteChange onChange={clearMessages} />
    </>
  )
}

/** What the frame shows of its page, in values that stay the same while the page does. */
export function useFramedPage(locale: Locale) {
  const matches = useMatches()
  const [parameters] = useSearchParams()
  const { alternateHref, hideTopRibbonAndStoreSelector } = pagePropsOf(
    matches,
    locale,
    chosenSearch(matches, parameters, locale),
  )
  return {
    name: matches.at(-1)?.id.split('.')[0] as PageName | undefined,
    alternateHref,
    hideTopRibbonAndStoreSelector,
    own: ownFrame(matches),
    // In place of a page that is not there stands another, which has nothing to choose.
    isError: Boolean(useRouter()?.state.errors),
  }
}

type PageData = { loaderData: unknown; actionData?: unknown }

/** A page that is drawn anew with other data only; what its parts read by hooks still draws those. */
export const drawnByData = <Props extends PageData>(Page: ComponentType<Props>) =>
  memo(Page, (before, now) => before.loaderData === now.loaderData && before.actionData === now.actionData)
