import { getLocale } from '../../paraglide/runtime.js'
import { phoneText } from '../../domain/address/phone-text.ts'
import type { ListedStore } from '../../domain/stores/listed-store.ts'
import { m } from '../../paraglide/messages.js'
import { Icon, type IconName } from '../../ui/icon.tsx'

type Contact = Pick<ListedStore, 'name' | 'phone' | 'latitude' | 'longitude'>

/**
 * How to get to a store: by telephone, or by a plain link to a free map; no script, and nothing asked of anybody
 * before it is followed.
 */
export function ContactLinks({ store: { name, phone, latitude, longitude } }: { store: Contact }) {
  const number = phoneText(phone, getLocale())
  const map = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=16/${latitude}/${longitude}`
  return (
    <ul className="flex flex-wrap gap-x-7">
      <ContactLink icon="phone" href={`tel:+1-${phone}`} text={number} name={m.store_call({ phone: number })} />
      <ContactLink icon="pin" href={map} text={m.store_directions()} name={m.store_directions_to({ name })} />
    </ul>
  )
}

const ContactLink = ({ icon, href, text, name }: { icon: IconName; href: string; text: string; name: string }) => (
  <li>
    <a
      href={href}
      aria-label={name}
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 hover:decoration-2"
    >
      <Icon name={icon} size={20} />
      {text}
    </a>
  </li>
)
