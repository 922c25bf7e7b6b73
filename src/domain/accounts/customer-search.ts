import { phoneSpellings, postalSpellings } from '../address/search-spellings.ts'
import { folded } from '../search/folded.ts'

type Searched = {
  name: string
  email: string
  addresses: readonly { name: string; postalCode: string; phone?: string | null }[]
}

/**
 * What staff find a customer by: the email, the name and those of the addresses, the phone numbers and the postal
 * codes. SQLite tells `É` from `é`: a name is in it without its accents, and with them as written, small and in capitals.
 */
export function customerSearch({ name, email, addresses }: Searched): string {
  const names = [name, ...addresses.map((one) => one.name)].flatMap((one) => {
    const [plain, small] = [folded(one), one.toLowerCase()]
    return plain === small ? [plain] : [plain, one, small, one.toUpperCase()]
  })
  const ways = addresses.flatMap(({ postalCode, phone }) => [
    ...phoneSpellings(phone ?? ''),
    ...postalSpellings(postalCode),
  ])
  return [...new Set([email, ...names, ...ways])].join(' ')
}
