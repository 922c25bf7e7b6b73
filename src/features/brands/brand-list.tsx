import type { BrandIndex } from '../../domain/catalog/brand-index.ts'
import { m } from '../../paraglide/messages.js'
import { PageLink } from '../../ui/page-link.tsx'

/**
 * Every brand by its first letter, with a bar of letters that stays in reach: whole on a tablet, scrolled sideways on
 * a phone.
 */
export function BrandList({ groups }: { groups: BrandIndex }) {
  const count = groups.reduce((sum, { brands }) => sum + brands.length, 0)
  return (
    <div className="pb-12">
      <div className="border-b border-line bg-ground-soft">
        <div className="page-width py-8 md:py-12">
          <h1 className="wide text-display">{m.brands_title()}</h1>
          <p className="mt-3 max-w-prose text-lg text-ink-soft">
            {count === 0 ? m.brands_none() : m.brands_intro({ count })}
          </p>
        </div>
      </div>
      <nav aria-label={m.brands_letters()} className="sticky top-0 z-10 border-b border-line bg-surface">
        {/* The room at its end is for the fade: the last letter is read whole. */}
        <ul className="page-width flex overflow-x-auto max-sm:scroll-fade max-sm:pr-12 [&>:first-child]:-ml-3">
          {groups.map(({ letter }) => (
            <li key={letter} className="min-w-11 sm:min-w-8 sm:basis-11">
              <a href={`#${anchorOf(letter)}`} className="grid h-11 place-items-center font-semibold hover:bg-ground">
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="page-width">
        {groups.map(({ letter, brands }) => (
          <section
            key={letter}
            id={anchorOf(letter)}
            aria-labelledby={`${anchorOf(letter)}-heading`}
            className="scroll-mt-14 border-b border-line py-6 md:grid md:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <h2 id={`${anchorOf(letter)}-heading`} className="wide mb-2 text-title text-spruce">
              {letter}
            </h2>
            <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              {brands.map(({ name, href, origin, count }) => (
                <li key={href}>
                  <PageLink to={href} className="group flex min-h-14 flex-col justify-center rounded-card py-1.5">
                    <span className="text-lg leading-tight font-semibold group-hover:underline">{name}</span>
                    <span className="text-sm text-ink-soft">
                      {[origin, m.brands_products({ count })].filter(Boolean).join(' · ')}
                    </span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

const anchorOf = (letter: string): string => (letter === '#' ? 'letter-other' : `letter-${letter}`)
