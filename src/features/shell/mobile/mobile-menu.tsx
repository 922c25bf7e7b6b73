import { Suspense, type MouseEvent, type ReactNode } from 'react'
import type { Shell } from '../../../domain/shell/shell.ts'
import { m } from '../../../paraglide/messages.js'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { useNavActions, useNavState } from '../nav-ui.tsx'
import { LostWords } from '../no-signal.tsx'

const loadLevels = () => import('./menu-levels.tsx')
const MenuLevels = lazyPart(
  async () => (await loadLevels()).MenuLevels,
  ({ retry }) => (
    <div role="alert" className="p-5">
      <LostWords retry={retry} />
    </div>
  ),
)

/** Fetches the code of the menu ahead of its opening. */
export const wantMobileMenu = () => void loadLevels().catch(() => undefined)

type Props = {
  shell: Shell
  alternateHref: string
  search: ReactNode
  /** The shopper's store: its name, where one has been chosen, and the way to choose. */
  myStore: ReactNode
  account: ReactNode
}

/**
 * The menu of phones: three levels to walk down, and what the desktop has in its utility row and ribbon. Its code
 * comes with the first opening.
 */
export function MobileMenu({ shell, alternateHref, search, myStore, account }: Props) {
  const { dispatch } = useNavActions()
  const open = useNavState(({ openPanels }) => openPanels.includes('mobile-menu'))
  const close = () => dispatch({ type: 'close-panel', panel: 'mobile-menu' })
  // A link to the page one is on changes no route, and would leave the panel over it.
  const closeOnLink = (event: MouseEvent) => event.target instanceof Element && event.target.closest('a') && close()
  return (
    <SidePanel side="left" open={open} onClose={close} heading={m.shell_menu()} closeLabel={m.shell_close()}>
      <div onClick={closeOnLink} onSubmit={close}>
        <Suspense>
          <MenuLevels shell={shell} alternateHref={alternateHref} search={search} myStore={myStore} account={account} />
        </Suspense>
      </div>
    </SidePanel>
  )
}
