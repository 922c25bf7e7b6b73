import { withoutLocale } from './locale-href.ts'
import type { MenuItem, MenuLink } from './menu.ts'

/**
 * The titles from a top item down to the link that was clicked, in one language's menu; empty where no link has that
 * URL (acceptance 116). The URL may carry the language prefix or not.
 * @param branch titles of the menus that were open around the click, from the top, as far as they are known. The menu
 *   repeats URLs: the trail that follows the branch longest wins, and only then the first found.
 */
export function menuTrail(menu: readonly MenuItem[], url: string, branch: readonly string[] = []): string[] {
  const trails = trailsTo(menu, withoutLocale(url), [])
  const best = Math.max(...trails.map((trail) => likeness(trail, branch)))
  return trails.find((trail) => likeness(trail, branch) === best) ?? []
}

/** `megamenu_path`: the titles joined with dashes (acceptance 116). */
export const megamenuPath = (trail: readonly string[]): string => trail.join('-')

function trailsTo(items: readonly (MenuItem | MenuLink)[], url: string, above: readonly string[]): string[][] {
  return items.flatMap((item) => {
    const here = [...above, item.title]
    const below = 'subnav' in item ? [...trailsTo(item.subnav, url, here), ...trailsTo(item.groups, url, here)] : []
    return withoutLocale(item.url) === url ? [here, ...below] : below
  })
}

/** Titles in common from the top; the branch itself is more like it than one that goes on below it. */
function likeness(trail: readonly string[], branch: readonly string[]): number {
  const parting = trail.findIndex((title, depth) => title !== branch[depth])
  return parting === -1 ? trail.length + 0.5 : parting
}
