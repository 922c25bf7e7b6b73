import { useId } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import type { ViewProps } from '../view.ts'

/** Ways into the catalogue. The whole tile is its link. */
export function CategoryTiles({ slice: { heading, tiles } }: ViewProps<'categorytiles'>) {
  const headingId = useId()
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="page-width">
      <h2 id={headingId} className="wide text-title">
        {heading}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-3 xs:gap-4 md:grid-cols-3 xl:grid-cols-4">
        {tiles.map(({ title, href, picture }) => (
          <li key={href}>
            <Link to={href} prefetch="intent" className="group flex h-full flex-col overflow-hidden rounded-card bg-ground">
              <span className="block aspect-[4/3] overflow-hidden">
                {picture && (
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    sizes="(min-width: 1280px) 20rem, (min-width: 768px) 31vw, 47vw"
                    className="size-full object-cover transition-transform duration-500 ease-out-soft group-hover:scale-[1.035] motion-reduce:transform-none"
                  />
                )}
              </span>
              <span className="wide flex grow items-center px-3 py-3.5 text-base leading-tight group-hover:underline sm:px-4 sm:text-lg">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
