import { pageWindow } from '../domain/catalog/page-window.ts'
import { Icon } from './icon.tsx'
import { PageLink } from './page-link.tsx'

type Props = {
  page: number
  pages: number
  hrefOf(page: number): string
  words: { pages: string; previous: string; next: string; page(page: number): string }
  className?: string
}

const box = 'grid min-h-11 min-w-11 place-items-center rounded-card px-2 tabular-nums'

/** Links to the other pages of a list; nothing where it has one. */
export function PageLinks({ page, pages, hrefOf, words, className = '' }: Props) {
  if (pages < 2) return null
  return (
    <nav aria-label={words.pages} className={`flex flex-wrap items-center justify-center gap-1 ${className}`}>
      {page > 1 && (
        <PageLink to={hrefOf(page - 1)} rel="prev" aria-label={words.previous} className={`${box} hover:bg-ground`}>
          <Icon name="chevron-left" size={20} />
        </PageLink>
      )}
      <ol className="contents">
        {pageWindow(page, pages).map((each, at) => (
          <li key={each === 'gap' ? `gap-${at}` : each}>
            {each === 'gap' ? (
              <span className={`${box} text-ink-soft max-xs:min-w-6`}>…</span>
            ) : (
              <PageLink
                to={hrefOf(each)}
                aria-label={words.page(each)}
                aria-current={each === page ? 'page' : undefined}
                className={`${box} font-semibold ${each === page ? 'bg-ink text-surface' : 'hover:bg-ground'}`}
              >
                {each}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <PageLink to={hrefOf(page + 1)} rel="next" aria-label={words.next} className={`${box} hover:bg-ground`}>
          <Icon name="chevron-right" size={20} />
        </PageLink>
      )}
    </nav>
  )
}
