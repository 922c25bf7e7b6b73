import { nameSpellings, phoneSpellings, postalSpellings } from '../address/search-spellings.ts'

type Searched = {
  name: string
  email: string
  addresses: readonly { name: string; postalCode: string; phone?: string | null }[]
}

/** What staff find a customer by: the email, the name and those of the addresses, the phone numbers and the postal codes. */
export function customerSearch({ name, email, addresses }: Searched): string {
  const names = [name, ...addresses.map((one) => one.name)].flatMap(nameSpellings)
  const ways = addresses.flatMap(({ postalCode, phone }) => [
    ...phoneSpellings(phone ?? ''),
    ...postalSpellings(postalCode),
  ])
  return [...new Set([email, ...names, ...ways])].join(' ')
}
