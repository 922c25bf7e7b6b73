import { memo, Suspense, useEffect, type ComponentProps, type ReactNode } from 'react'
import type { Locale } from '../domain/locale.ts'
import { showsCompared } from '../domain/catalog/compared.ts'
import { shopName } from '../domain/shop-name.ts'
import { askLook, chatbotParts, chatTopics } from '../domain/shell/chatbot-parts.ts'
import { pageKind } from '../domain/shell/page-kind.ts'
import type { Lacked } from '../domain/shop-lacks.ts'
import { specifiedLook } from '../domain/shop-look.ts'
import { specifiedTerms } from '../domain/shop-terms.ts'
import { noSettings, type PublicSettings } from '../domain/shell/settings.ts'
import type { Shell } from '../domain/shell/shell.ts'
import { STORES_MODAL } from '../domain/shell/stores-modal.ts'
import { PageViews } from '../features/analytics/page-views.tsx'
import { chatbotWith } from '../features/assistant/chatbot.tsx'
import { AccountMenu, AccountRows } from '../features/account/account-menu.tsx'
import { EMPLOYEE_MODAL, EmployeeModal, SIGN_IN_MODAL, SignInModal } from '../features/account/account-modals.tsx'
import { trackAccountAction } from '../features/account/track-account-action.ts'
import { CartButton } from '../features/cart/cart-button.tsx'
import { CartPanel } from '../features/cart/cart-panel.tsx'
import { useCartActions } from '../features/cart/cart-provider.tsx'
import { TileCorner } from '../features/catalog/tile-corner.ts'
import { CompareSlot } from '../features/compare/compare-slot.tsx'
import { Consent, COOKIE_CHOICES } from '../features/consent/consent.tsx'
import { MobileMenu } from '../features/shell/mobile/mobile-menu.tsx'
import { registerOfflineWorker } from '../features/shell/offline-worker.ts'
import { LostSignal, NoSignal } from '../features/shell/no-signal.tsx'
import { Terms } from '../features/price/terms.tsx'
import { NavUIProvider, useNavActions, useNavState } from '../features/shell/nav-ui.tsx'
import { SearchBox } from '../features/search/search-box.tsx'
import { footerWith } from '../features/shell/footer-when-seen.tsx'
import { Look } from '../features/shell/shop-sign.tsx'
import { SiteHeader } from '../features/shell/site-header.tsx'
import { Settings, useSettings } from '../ui/shop-settings.ts'
import { CONTENT_ID } from '../features/shell/skip-links.tsx'
import { MyStore } from '../features/stores/my-store.tsx'
import { MyStoreRow } from '../features/stores/my-store-row.tsx'
import { StoresModal } from '../features/stores/stores-modal.tsx'
import { Lacks, useLacks } from '../ui/lacks.ts'
import { lazyPart, NoConnection } from '../ui/lazy-part.tsx'
import { useHashDialog } from '../ui/use-hash-dialog.ts'
import { useRouter } from '../ui/use-router.ts'
import { FramedPage, ShownPage, useFramedPage } from './framed-page.tsx'
import { tileCorner } from './tile-controls.tsx'
import { WithCart } from './with-cart.tsx'

const Footer = footerWith(async () => (await import('./footer.tsx')).Footer)
const PreviewBar = lazyPart(async () => (await import('../features/preview/preview-bar.tsx')).PreviewBar)
const Chatbot = chatbotWith(async () => (await import('./chat.tsx')).Chat)

const nothing: readonly Lacked[] = []

type FrameProps = { locale: Locale; shell?: Shell; settings?: PublicSettings; preview?: boolean }

/**
 * The frame of every page: header, main, side panels, footer, in the order of acceptance 32. It joins the shell with
 * the cart.
 */
export function Frame({ settings = noSettings, children, ...parts }: FrameProps & { children: ReactNode }) {
  const { locale, shell } = parts
  const page = useFramedPage(locale)
  return (
    <Terms value={shell?.terms ?? specifiedTerms}>
      <Lacks value={shell?.lacks ?? nothing}>
        <Look value={shell?.look ?? specifiedLook}>
          <NavUIProvider>
            <NoConnection value={LostSignal}>
              <WithCart locale={locale} gateway={settings.cardForm ?? 'test'}>
                <Settings value={settings}>
                  <FramedPage value={children}>
                    <Parts {...parts} {...page} />
                  </FramedPage>
                </Settings>
              </WithCart>
            </NoConnection>
          </NavUIProvider>
        </Look>
      </Lacks>
    </Terms>
  )
}

const Parts = memo(function Parts({
  locale,
  shell,
  preview = false,
  name,
  alternateHref,
  hideTopRibbonAndStoreSelector,
  own,
  isError,
}: Omit<FrameProps, 'settings'> & ReturnType<typeof useFramedPage>) {
  const settings = useSettings()
  const { dispatch } = useNavActions()
  const kind = pageKind(name)
  const router = useRouter()
  const shownKind = isError ? 'error' : kind
  const { retry } = useCartActions()
  const readAgain = () => {
    retry()
    void router?.revalidate()
  }
  const hasNoStores = useLacks('stores')
  const hasNoEmployeePrices = useLacks('employee-prices')
  const storesModal = useHashDialog(STORES_MODAL)
  const cookieChoices = useHashDialog(COOKIE_CHOICES)
  const signIn = useHashDialog(SIGN_IN_MODAL)
  const employee = useHashDialog(EMPLOYEE_MODAL)
  useEffect(trackAccountAction, [])
  useEffect(() => (settings.offlinePage ? registerOfflineWorker(locale) : undefined), [settings.offlinePage, locale])
  const fromMenu = (open: () => void) => () => {
    dispatch({ type: 'close-panel', panel: 'mobile-menu' })
    open()
  }
  const storeSelector = !hasNoStores && {
    mobile: <MyStore placement="mobile" locale={locale} onChoose={storesModal.show} />,
    desktop: <MyStore placement="desktop" locale={locale} onChoose={storesModal.show} />,
  }
  const choices = { hash: COOKIE_CHOICES, onOpen: cookieChoices.show }
  const accountLinks = { locale, onSignIn: signIn.show, onEmployee: employee.show }
  return (
    <>
      {own ? (
        <own.Header locale={locale} cartButton={<CartOpener locale={locale} />} />
      ) : (
        <SiteHeader
          locale={locale}
          shell={shell}
          alternateHref={alternateHref}
          withRibbon={!hideTopRibbonAndStoreSelector}
          search={<SearchBox locale={locale} hosted={settings.hostedSearch} className="sm:relative" />}
          storeSelector={storeSelector}
          accountMenu={<AccountMenu {...accountLinks} />}
          cartButton={<CartOpener locale={locale} />}
        />
      )}
      <PageViews locale={locale} />
      <ConsentBelowHeader
        locale={locale}
        settings={settings}
        panel={cookieChoices}
        preview={preview}
        isHeaderOwn={own !== undefined}
      />
      <ShownPage
        renderMain={(page) => (
          <main id={CONTENT_ID} tabIndex={-1} data-shop={shopName()}>
            {/* Taken over apart: a tap on the header need not wait for the page. */}
            <Suspense>
              <TileCorner value={tileCorner}>{page}</TileCorner>
            </Suspense>
            {!own && name !== 'compare' && showsCompared(shownKind) && <CompareSlot locale={locale} />}
          </main>
        )}
      />
      <Chatbot
        locale={locale}
        parts={chatbotParts({ locale, kind, name, flag: settings.chatbot })}
        look={askLook(shownKind)}
        topics={chatTopics(shownKind, hasNoStores)}
        renderAround={
          own
            ? (ask) => (
                <own.Footer
                  locale={locale}
                  help={shell?.helpMenu ?? []}
                  alternateHref={alternateHref}
                  ask={ask}
                  cookieChoices={choices}
                  marks={settings.paymentMarks}
                />
              )
            : undefined
        }
      />
      {shell && !own && (
        <MobileMenu
          shell={shell}
          alternateHref={alternateHref}
          search={<SearchBox locale={locale} hosted={settings.hostedSearch} />}
          myStore={!hasNoStores && <MyStoreRow locale={locale} onChoose={fromMenu(storesModal.show)} />}
          account={
            <AccountRows locale={locale} onSignIn={fromMenu(signIn.show)} onEmployee={fromMenu(employee.show)} />
          }
        />
      )}
      {/* At the checkout the cart is on the page itself. */}
      <CartDrawer locale={locale} fetchesAhead={!own} />
      {!own && (
        <Footer
          locale={locale}
          columns={shell?.footer}
          contact={shell?.contact ?? {}}
          slogan={shell?.slogan}
          alternateHref={alternateHref}
          cookieChoices={choices}
          marks={settings.paymentMarks}
          accountLinks={accountLinks}
        />
      )}
      {!hasNoStores && (
        <StoresModal
          locale={locale}
          mapStyleUrl={settings.mapStyleUrl}
          open={storesModal.open}
          onClose={storesModal.hide}
        />
      )}
      <SignInModal locale={locale} open={signIn.open} onClose={signIn.hide} />
      {!hasNoEmployeePrices && (
        <EmployeeModal locale={locale} open={employee.open} onClose={employee.hide} onChanged={readAgain} />
      )}
      <NoSignal />
      {preview && (
        <Suspense>
          <PreviewBar />
        </Suspense>
      )}
    </>
  )
})

type ConsentProps = Omit<ComponentProps<typeof Consent>, 'headerHeight'> & { isHeaderOwn: boolean }

/** The header of a page with its own scrolls away with the page. */
function ConsentBelowHeader({ isHeaderOwn, ...props }: ConsentProps) {
  const headerHeight = useNavState((state) => state.headerHeight)
  return <Consent {...props} headerHeight={isHeaderOwn ? 0 : headerHeight} />
}

const useCartIsOpen = () => {
  const { dispatch } = useNavActions()
  return { open: useNavState(({ openPanels }) => openPanels.includes('cart')), dispatch }
}

function CartOpener({ locale }: { locale: Locale }) {
  const { open, dispatch } = useCartIsOpen()
  return <CartButton locale={locale} open={open} onOpen={() => dispatch({ type: 'open-panel', panel: 'cart' })} />
}

function CartDrawer({ locale, fetchesAhead }: { locale: Locale; fetchesAhead: boolean }) {
  const { open, dispatch } = useCartIsOpen()
  return (
    <CartPanel
      locale={locale}
      open={open}
      onClose={() => dispatch({ type: 'close-panel', panel: 'cart' })}
      fetchesAhead={fetchesAhead}
    />
  )
}
