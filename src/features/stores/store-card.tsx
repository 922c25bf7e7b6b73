import { phoneText } from '../../domain/address/phone-text.ts'
import { townLine } from '../../domain/address/address-lines.ts'
import type { FoundStore } from '../../domain/stores/find-stores.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { kmText } from './found-words.ts'
import { OpeningLine } from './opening-line.tsx'
import { serviceName } from './store-words.ts'

type Props = { store: FoundStore; now: number | undefined; isMine: boolean; isPicked: boolean; onChoose(): void }

/** A store in the list; the name is the link, and covers all but the telephone and the button. */
export function StoreCard({ store, now, isMine, isPicked, onChoose }: Props) {
  const { slug, name, street, city, province, postalCode, phone, hours, services, path, km } = store
  const locale = getLocale()
  return (
    <article
      id={slug}
      data-picked={isPicked || undefined}
      // The shadow is the padding of the highlight: the words stay where they are.
      className="relative flex h-full scroll-mt-40 flex-col gap-2 [&:is(:target,[data-picked])]:bg-gold-pale [&:is(:target,[data-picked])]:shadow-[0_0_0_0.75rem_var(--color-gold-pale)]"
    >
      <h3 className="wide text-lg leading-tight">
        <PageLink to={path[locale]} className="hover:underline after:absolute after:inset-0">
          {name}
        </PageLink>
      </h3>
      <address className="text-[0.9375rem] not-italic">
        {street}
        <br />
        {townLine({ city, province, postalCode }, locale)}
        {km !== undefined && <span className="text-ink-soft"> · {kmText(km, locale)}</span>}
        <br />
        <a
          href={`tel:+1-${phone}`}
          className="relative z-1 inline-flex min-h-11 items-center underline-offset-4 hover:underline sm:min-h-8"
        >
          {phoneText(phone, locale)}
        </a>
      </address>
      {/* On paper “opens tomorrow” is wrong the day after. */}
      <div className="text-[0.9375rem] print:hidden">
        <OpeningLine hours={hours} now={now} />
      </div>
      {services.length > 0 && (
        // The point before the first of each line is cut off.
        <ul className="-ml-4 text-sm text-ink-soft [clip-path:inset(0_0_0_1rem)]">
          {services.map((key) => (
            <li
              key={key}
              className="inline-block before:inline-block before:w-4 before:text-center before:content-['·']"
            >
              {serviceName(key)}
            </li>
          ))}
        </ul>
      )}
      <div className="relative z-1 mt-auto self-start pt-2 noscript:hidden">
        <Button
          variant={isMine ? 'primary' : 'secondary'}
          size="sm"
          aria-pressed={isMine}
          aria-label={isMine ? m.store_is_mine_named({ name }) : m.store_make_mine_named({ name })}
          onClick={onChoose}
        >
          {isMine && <Icon name="check" size={16} />}
          {isMine ? m.store_is_mine() : m.store_make_mine()}
        </Button>
      </div>
    </article>
  )
}
