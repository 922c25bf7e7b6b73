import { guestWishes } from '../../domain/accounts/guest-wishes.ts'

/** What a guest wishes for, as the browser keeps it (docs/contracts.md). */
export const cookieWishes = (): string[] => guestWishes(decodeURIComponent(/(?:^|; )wishlist=([^;]*)/.exec(document.cookie)?.[1] ?? ''))
