import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { MOST_WISHES } from '../../domain/accounts/account-rules.ts'
import { wishCodes } from '../../domain/accounts/guest-wishes.ts'
import { publicFirstName } from '../../domain/accounts/public-first-name.ts'
import { rowsOf, sql, sqlList } from '../database/database.ts'
import { addWishes } from './guest-merge.ts'

const codesIn = (sent: unknown): string[] => (typeof sent === 'string' ? wishCodes(sent, MOST_WISHES) : [])

/** What customers wish for, and the links by which they show it. */
export function wishlists(payload: () => Promise<Payload>) {
  const rows = async () => rowsOf(await payload())
  return {
    async list(customerId: string): Promise<string[]> {
      return (
        await (
          await rows()
        )<{ product_id: string }>(
          sql`select product_id from wishlist_items where user_id = ${customerId} order by id desc`,
        )
      ).map(({ product_id: product }) => product)
    },
    async add(customerId: string, product: unknown): Promise<AccountAnswer> {
      const [code, more] = codesIn(product)
      if (!code || more) return { ok: false, reason: 'bad-request' }
      return (await addWishes(await payload(), customerId, [code])).length === 0
        ? { ok: true, notice: 'saved' }
        : { ok: false, reason: 'wishes-full' }
    },
    /** Takes one product off the list, or several, as the cookie of a guest names them. */
    async remove(customerId: string, products: unknown): Promise<AccountAnswer> {
      const codes = codesIn(products)
      if (codes.length === 0) return { ok: false, reason: 'bad-request' }
      await (
        await rows()
      )(sql`delete from wishlist_items where user_id = ${customerId} and product_id in (${sqlList(codes)})`)
      return { ok: true, notice: 'removed' }
    },
    async link(customerId: string): Promise<string | undefined> {
      return (
        await (
          await rows()
        )<{ token: string }>(sql`select token from wishlist_links where user_id = ${customerId}`)
      )[0]?.token
    },
    /** Makes the link, or takes it back: an old one leads nowhere then. */
    async share(customerId: string, shared: boolean): Promise<void> {
      const at = new Date().toISOString()
      if (!shared) await (await rows())(sql`delete from wishlist_links where user_id = ${customerId}`)
      else
        await (
          await rows()
        )(
          sql`insert into wishlist_links (user_id, token, created_at, updated_at) values (${customerId}, ${randomBytes(18).toString('base64url')}, ${at}, ${at}) on conflict (user_id) do nothing`,
        )
    },
    /** Whose list a link shows: the first name and the products, and nothing else of its owner. */
    async shared(token: unknown): Promise<{ name: string; products: string[] } | undefined> {
      if (typeof token !== 'string' || !/^[\w-]{24}$/.test(token)) return undefined
      const [owner] = await (
        await rows()
      )<{ id: string; name: string; email: string }>(
        sql`select c.id, c.name, c.email from wishlist_links l join customers c on c.id = l.user_id where l.token = ${token}`,
      )
      return owner && { name: publicFirstName(owner.name, owner.email), products: await this.list(owner.id) }
    },
  }
}
