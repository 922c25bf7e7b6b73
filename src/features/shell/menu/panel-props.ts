import type { Locale } from '../../../domain/locale.ts'
import type { TopMenuItem } from '../../../domain/navigation/menu.ts'
import type { MenuClick } from './menu-tree.ts'
import type { TakeFocus } from './use-menu-keys.ts'

export type PanelProps = { item: TopMenuItem; locale: Locale; onCount(click: MenuClick): void; takeFocus: TakeFocus }
