import type { Locale } from '../../../domain/locale.ts'
import type { BrandLetters, MenuItem, MenuLink } from '../../../domain/navigation/menu.ts'
import { localeHref } from '../../../domain/navigation/locale-href.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { clickCounted } from '../../analytics/push.ts'
import { placedId, type MenuClick } from '../menu/menu-tree.ts'
import { LinkRow, OpeningRow } from './level-row.tsx'

type Props = {
  item: MenuItem
  href: string
  locale: Locale
  /** Titles above the item. */
  branch: readonly string[]
  backTo: string
  letters?: BrandLetters
  onCount(click: MenuClick): void
  onOpen(item: string): void
  onBack(): void
}

/**
 * The second or third level: the way back, the item's own page, what it holds, and its promo links apart (acceptance
 * 60).
 */
export function DeeperLevel({ item, href, locale, branch, backTo, letters, onCount, onOpen, onBack }: Props) {
  const here = [...branch, item.title]
  const count = (link: MenuLink, at: readonly string[] = here) =>
    onCount({ link, href: localeHref(locale, link.url), branch: at })
  return (
    <nav aria-label={item.title}>
      <button
        type="button"
        data-back
        onClick={onBack}
        aria-label={m.menu_back({ title: backTo })}
        className="flex min-h-12 w-full items-center gap-2 border-b border-line bg-ground-soft pr-5 pl-3.5 text-left text-ink-soft hover:bg-ground"
      >
        <Icon name="chevron-left" size={20} />
        {backTo}
      </button>
      <PageLink
        to={localeHref(locale, href)}
        {...clickCounted(() => count(item, branch))}
        className="wide flex min-h-16 items-center justify-between gap-3 border-b border-line py-2 pr-4 pl-5 text-heading hover:bg-ground"
      >
        {item.title}
        <Icon name="arrow-right" size={22} />
      </PageLink>
      {letters ? (
        <Letters letters={letters} locale={locale} onCount={count} />
      ) : (
        <ul>
          {item.subnav.map((sub, place) =>
            sub.subnav.length > 0 ? (
              <OpeningRow
                key={placedId(sub, place)}
                item={placedId(sub, place)}
                onCount={() => count(sub)}
                onOpen={() => onOpen(placedId(sub, place))}
              >
                {sub.title}
              </OpeningRow>
            ) : (
              <LinkRow key={placedId(sub, place)} href={localeHref(locale, sub.url)} onCount={() => count(sub)}>
                {sub.title}
              </LinkRow>
            ),
          )}
        </ul>
      )}
      {item.groups.length > 0 && (
        <ul aria-label={m.menu_promos({ title: item.title })} className="mt-6 border-t border-line bg-ground-soft">
          {item.groups.map((link, place) => (
            <LinkRow
              key={placedId(link, place)}
              href={localeHref(locale, link.url)}
              onCount={() => count(link)}
              className="font-semibold"
            >
              {link.title}
            </LinkRow>
          ))}
        </ul>
      )}
    </nav>
  )
}

function Letters({
  letters,
  locale,
  onCount,
}: {
  letters: BrandLetters
  locale: Locale
  onCount(link: MenuLink): void
}) {
  return (
    <ul>
      {letters.map(({ letter, brands }) => (
        <li key={letter} className="flex">
          <span aria-hidden="true" className="wide w-13 shrink-0 border-b border-line py-3.5 pl-5 text-lg text-spruce">
            {letter}
          </span>
          <ul className="flex-1">
            {brands.map((brand) => (
              <LinkRow
                key={brand.url}
                href={localeHref(locale, brand.url)}
                onCount={() => onCount(brand)}
                className="pl-2!"
              >
                {brand.title}
              </LinkRow>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
