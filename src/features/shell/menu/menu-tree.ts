import type { MenuItem, MenuLink, TopMenuItem } from '../../../domain/navigation/menu.ts'
import { megaMenuClick, type NavigationClick } from '../../../domain/analytics/user-interaction.ts'
import { menuTrail } from '../../../domain/navigation/menu-trail.ts'
import { withoutLocale } from '../../../domain/navigation/locale-href.ts'
import type { TopLink } from '../../../domain/shell/shell.ts'
import { push } from '../../analytics/push.ts'

/**
 * The menu as far as the HTML of the page has it, until the whole has been fetched, or where that failed: each top item
 * with the links of the list below it.
 */
export function treeInPage(navigation: readonly TopLink[]): TopMenuItem[] {
  const lists = document.querySelectorAll('.menu-plain')
  return navigation.map(({ title, href, megaMenu }, at) => ({
    ...leaf(title, href),
    ...(megaMenu && { megaMenu }),
    subnav: linksIn(lists[at], 'li:not([data-promos], [data-promos] ~ li) > a').map((link) =>
      leaf(link.title, link.url),
    ),
    groups: linksIn(lists[at], ':is([data-promos], [data-promos] ~ li) > a'),
  }))
}

const linksIn = (list: Element | undefined, which: string): MenuLink[] =>
  [...(list?.querySelectorAll(which) ?? [])].map((link) => ({
    title: link.textContent,
    url: link.getAttribute('href') ?? '',
  }))

/** The fetched item of a top link: of those with its title and URL, the one that is as far along as it. */
export function itemOf(
  menu: readonly TopMenuItem[],
  items: readonly TopLink[],
  link: TopLink,
): TopMenuItem | undefined {
  const id = ({ title, href }: TopLink) => itemId({ title, url: href })
  const same = menu.filter((item) => itemId(item) === id(link))
  return same[items.filter((item) => id(item) === id(link)).indexOf(link)] ?? same[0]
}

/** Menus repeat URLs, so an item is known by its title too. */
const itemId = ({ title, url }: Pick<MenuItem, 'title' | 'url'>): string => `${title} ${withoutLocale(url)}`
/** Two items of a list may be called the same and lead to the same page, so one is known by its place besides. */
export const placedId = (item: Pick<MenuItem, 'title' | 'url'>, place: number): string => `${place} ${itemId(item)}`
export const topItemId = ({ title, href }: Pick<TopLink, 'title' | 'href'>, place: number): string =>
  placedId({ title, url: href }, place)

const leaf = (title: string, url: string): MenuItem => ({ title, url, subnav: [], groups: [] })

export type MenuClick = {
  link: MenuLink
  href: string
  /** Titles of the open levels around the click, from the top. */
  branch: readonly string[]
}

/**
 * Pushes a click in the menu to the data layer; its trail is looked up in the tree of the page's language (acceptance
 * 114–117).
 */
export function trackMenuClick(
  tree: readonly TopMenuItem[],
  { link, href, branch }: MenuClick,
  event: (click: NavigationClick) => ReturnType<typeof megaMenuClick> = megaMenuClick,
): void {
  const trail = menuTrail(tree, link.url, [...branch, link.title])
  push(
    event({ url: href, text: link.title, trail, depth: trail.length || branch.length + 1, coopBrand: link.coopBrand }),
  )
}
