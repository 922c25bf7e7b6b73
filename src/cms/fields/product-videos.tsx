'use client'
import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { Fragment, useEffect, useState } from 'react'
import { z } from 'zod'
import { localeOr } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'

const found = z.object({
  docs: z.array(z.object({ id: z.number(), title: z.string().nullish(), filename: z.string().nullish() })),
})
type Found = z.infer<typeof found>['docs']

/** The videos that show a product, the newest first, which its page plays; and where one is added. */
export function ProductVideos() {
  const { routes } = useConfig().config
  const { id } = useDocumentInfo()
  const { code } = useLocale()
  const language = localeOr(useTranslation().i18n.language)
  const [videos, setVideos] = useState<Found>([])
  useEffect(() => {
    if (!id) return
    const leave = new AbortController()
    const query = new URLSearchParams({ 'where[products][equals]': String(id), sort: '-createdAt', depth: '0' })
    const url = formatAdminURL({ apiRoute: routes.api, path: `/videos?${query}&locale=${code}` })
    fetch(url, { credentials: 'include', signal: leave.signal })
      .then(async (answer) => setVideos(found.parse(await answer.json()).docs))
      .catch(() => undefined)
    return () => leave.abort()
  }, [id, code, routes.api])
  return (
    <div className="field-type">
      <div className="field-label">{staffText(language, 'label_productVideos')}</div>
      <p>
        {videos.map((video) => (
          <Fragment key={video.id}>
            <a href={`${routes.admin}/collections/videos/${video.id}`}>{video.title || video.filename}</a>
            <br />
          </Fragment>
        ))}
        {videos.length > 1 && <>{staffText(language, 'product_videos_newest')} </>}
        {staffText(language, 'product_videos_add')}{' '}
        <a href={`${routes.admin}/collections/videos/create`}>{staffText(language, 'product_videos_new')}</a>
      </p>
    </div>
  )
}
