import { useId } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import type { ViewProps } from '../view.ts'

/** Pages worth reading, in rows without a hole: the first is wider where that fills the last row. */
export function Stories({ slice: { heading, stories } }: ViewProps<'stories'>) {
  const headingId = useId()
  if (stories.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="bg-spruce-pale py-12 md:py-16">
      <div className="page-width">
        <h2 id={headingId} className="wide text-title">
          {heading}
        </h2>
        <ul
          className={`mt-7 grid gap-x-6 gap-y-9 sm:grid-cols-2 ${stories.length % 4 === 0 ? 'xl:grid-cols-4' : 'lg:grid-cols-3'}`}
        >
          {stories.map(({ title, text, href, picture }, at) => (
            <li key={href} className={at === 0 && stories.length % 3 === 2 ? 'sm:col-span-2' : ''}>
              <article className="group relative">
                {picture && (
                  <div className="aspect-[16/10] overflow-hidden rounded-card bg-ground sm:aspect-auto sm:h-60">
                    <Picture
                      picture={{ ...picture, alt: '' }}
                      sizes="(min-width: 1024px) 55vw, (min-width: 720px) 90vw, 100vw"
                      className="size-full object-cover transition-transform duration-500 ease-out-soft group-hover:scale-[1.025] motion-reduce:transform-none"
                    />
                  </div>
                )}
                <h3 className="wide mt-4 text-heading">
                  <Link to={href} prefetch="intent" className="group-hover:underline after:absolute after:inset-0">
                    {title}
                  </Link>
                </h3>
                <p className="mt-1.5 max-w-prose text-ink-soft">{text}</p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
