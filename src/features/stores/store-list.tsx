import { languageTag } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { useNow } from '../../ui/use-now.ts'
import { StoreCard, type ListedStore } from './store-card.tsx'
import { provinceName } from './store-words.ts'

/** All stores, by province. */
export function StoreList({ stores }: { stores: ListedStore[] }) {
  const now = useNow()
  const groups = byProvince(stores, languageTag[getLocale()])
  return (
    <div className="pb-12">
      <div className="border-b border-line bg-ground-soft">
        <div className="page-width py-8 md:py-12">
          <h1 className="wide text-display">{m.stores_title()}</h1>
          <p className="mt-3 max-w-prose text-lg text-ink-soft">{m.stores_intro({ count: stores.length })}</p>
          {groups.length > 1 && (
            <nav aria-label={m.stores_provinces()} className="mt-5">
              <ul className="flex flex-wrap gap-x-5">
                {groups.map(({ code, name }) => (
                  <li key={code}>
                    <a href={`#${code}`} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2 sm:min-h-9">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
      <div className="page-width">
        {stores.length === 0 && <p className="pt-10">{m.stores_none()}</p>}
        {groups.map(({ code, name, stores: here }) => (
          <section key={code} id={code} aria-labelledby={`${code}-heading`} className="border-b border-line py-8 last:border-b-0 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-10">
            <h2 id={`${code}-heading`} className="wide text-heading wrap-break-word">
              {name}
            </h2>
            <ul className="mt-5 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:mt-0 xl:grid-cols-3">
              {here.map((store) => (
                <li key={store.slug}>
                  <StoreCard store={store} now={now} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function byProvince(stores: ListedStore[], tag: string) {
  return [...Map.groupBy(stores, ({ province }) => province)]
    .map(([code, here]) => ({ code, name: provinceName(code), stores: here.toSorted((a, b) => a.name.localeCompare(b.name, tag)) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, tag))
}
