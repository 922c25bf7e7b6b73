import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { MOST_MOVED } from '../../cms/media/media-facts.ts'
import { staffText, type StaffMessage } from '../../cms/staff-words.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import { rowsOf, sql, sqlList } from '../database/database.ts'
import { usesOf } from './media-uses.ts'

const moved = z.object({ ids: z.array(z.int()).min(1).max(MOST_MOVED), folder: z.int().nullable() })
const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } })
const refuse = (req: PayloadRequest, status: number, word: StaffMessage) =>
  Response.json({ message: staffText(localeOf(req), word, { most: MOST_MOVED }) }, { status })

/**
 * Of pictures, under `/admin/api/media`: `GET folders` lists the folders with how many are in each, `POST
 * move-to-folder` puts some into one, or into none, `GET {id}/uses` says which documents show one.
 */
export const mediaEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/folders',
    method: 'get',
    handler: async (req) => {
      if (!allowed(roleOf(req.user), 'media', 'read')) return refuse(req, 403, 'exchange_noStaff')
      const rows = rowsOf(req.payload)
      const folders = await rows<{ id: number; name: string; pictures: number | string }>(sql`
        select f.id, f.name, (select count(*) from media m where m.folder_id = f.id) as pictures
        from media_folders f order by lower(f.name), f.id`)
      const [none] = await rows<{ pictures: number | string }>(
        sql`select count(*) as pictures from media where folder_id is null`,
      )
      return answer({
        none: Number(none?.pictures ?? 0),
        folders: folders.map(({ id, name, pictures }) => ({ id, name, pictures: Number(pictures) })),
      })
    },
  },
  {
    path: '/move-to-folder',
    method: 'post',
    handler: async (req) => {
      if (!allowed(roleOf(req.user), 'media', 'update')) return refuse(req, 403, 'exchange_noRight')
      const { data } = moved.safeParse(await req.json?.().catch(() => undefined))
      if (!data) return refuse(req, 400, 'folder_choose')
      return inRequestTransaction(req, async () => {
        const rows = rowsOf(req.payload, await req.transactionID)
        const { ids, folder } = data
        if (folder !== null && (await rows(sql`select id from media_folders where id = ${folder}`)).length === 0)
          return refuse(req, 400, 'folder_unknown')
        // A picture without its words may move all the same, and shoppers see nothing of it.
        const done = await rows(sql`update media set folder_id = ${folder} where id in (${sqlList(ids)}) returning id`)
        return answer({ moved: done.length })
      })
    },
  },
  {
    path: '/:id/uses',
    method: 'get',
    handler: async (req) => {
      if (!allowed(roleOf(req.user), 'media', 'read')) return refuse(req, 403, 'exchange_noStaff')
      return answer({ uses: await usesOf(req, Number(req.routeParams?.id)) })
    },
  },
]
